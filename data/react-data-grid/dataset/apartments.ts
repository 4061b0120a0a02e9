export interface Apartment {
  id: number;
  street: string;
  district: string;
  rooms: number;
  rent: number;
  rating: number;
  pets: boolean;
  availableFrom: Date | null;
  heating: 'Gas' | 'District heating' | 'Heat pump';
}

export const heatingKinds: Apartment['heating'][] = ['Gas', 'District heating', 'Heat pump'];

export const apartments: Apartment[] = [
  ['Café Lane 4', 'Old Town', 2, 980, 4.6, true, new Date(2026, 2, 1), 'Gas'],
  ['Harbor Street 19', 'Harbor', 3, 1340, 4.1, false, new Date(2026, 1, 15), 'District heating'],
  ['Orchard Road 7', 'North', 4, 1620, 3.4, true, null, 'Heat pump'],
  ['Mill Bridge 2', 'Old Town', 1, 640, 2.9, false, new Date(2026, 0, 1), 'Gas'],
  ['Station Square 11', 'Center', 2, 1150, 3.8, false, new Date(2026, 3, 1), 'District heating'],
  ['Lime Avenue 30', 'North', 3, 1210, 4.8, true, new Date(2026, 2, 15), 'Heat pump'],
  ['Pier Walk 5', 'Harbor', 1, 790, 4.4, false, new Date(2026, 1, 1), 'District heating'],
  ['Cafeteria Court 1', 'Center', 5, 2100, 3.1, true, null, 'Gas'],
  ['Garden Row 16', 'West', 2, 870, 4.0, true, new Date(2026, 4, 1), 'Heat pump'],
  ['Tower View 8', 'West', 3, 1090, 2.5, false, new Date(2026, 0, 15), 'Gas'],
].map(([street, district, rooms, rent, rating, pets, availableFrom, heating], index) => ({
  id: index + 1,
  street,
  district,
  rooms,
  rent,
  rating,
  pets,
  availableFrom,
  heating,
})) as Apartment[];
