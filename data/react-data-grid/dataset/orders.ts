/** One order of a hardware supplier. */
export interface Order {
  id: number;
  customer: string;
  city: string;
  article: string;
  quantity: number;
  total: number;
  /** Missing as long as nobody has rated the delivery. */
  rating: number | null;
  status: 'Placed' | 'Packed' | 'Shipped';
  express: boolean;
  placedOn: Date;
}

/** The orders of the sorting page. */
export const orders: Order[] = [
  {
    id: 4101,
    customer: 'Marlow Boats',
    city: 'Bergen',
    article: 'Bolt M10',
    quantity: 400,
    total: 312,
    rating: 4,
    status: 'Shipped',
    express: false,
    placedOn: new Date(2026, 0, 28),
  },
  {
    id: 4102,
    customer: 'Ardent Cycles',
    city: 'Lyon',
    article: 'Bolt M2',
    quantity: 1200,
    total: 96,
    rating: null,
    status: 'Packed',
    express: true,
    placedOn: new Date(2026, 2, 3),
  },
  {
    id: 4103,
    customer: 'Quarry & Sons',
    city: 'Leeds',
    article: 'Chisel set',
    quantity: 12,
    total: 540,
    rating: 5,
    status: 'Shipped',
    express: false,
    placedOn: new Date(2026, 1, 15),
  },
  {
    id: 4104,
    customer: 'Ekholm Interior',
    city: 'Bergen',
    article: 'Hinge 90°',
    quantity: 64,
    total: 189,
    rating: null,
    status: 'Placed',
    express: false,
    placedOn: new Date(2026, 2, 12),
  },
  {
    id: 4105,
    customer: 'Tilia Gardens',
    city: 'Lyon',
    article: 'Anchor 6 mm',
    quantity: 250,
    total: 75,
    rating: 3,
    status: 'Packed',
    express: true,
    placedOn: new Date(2026, 1, 9),
  },
  {
    id: 4106,
    customer: 'Bright Signs',
    city: 'Leeds',
    article: 'Bolt M6',
    quantity: 800,
    total: 208,
    rating: 2,
    status: 'Placed',
    express: false,
    placedOn: new Date(2026, 2, 21),
  },
];
