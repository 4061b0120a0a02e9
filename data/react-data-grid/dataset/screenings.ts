/** How many tickets a cinema sold for one screening of a film. */
export interface Screening {
  id: number;
  city: string;
  film: string;
  week: string;
  tickets: number;
  /** In euros. */
  takings: number;
}

const cities = ['Antwerp', 'Bergen', 'Kraków', 'Lisbon', 'Lyon', 'Turin'];
const titles = ['After the Rains', 'Glass Orchard', 'High Tide', 'Night Ferry', 'Paper Moons'];

/** Makes screenings of the spring of 2026, the same at each call. */
export function createScreenings(count: number): Screening[] {
  return Array.from({ length: count }, (_, index) => {
    const tickets = 12 + ((index * 7919) % 181);
    return {
      id: index + 1,
      city: cities[index % cities.length]!,
      film: titles[(index * 13 + Math.floor(index / 7)) % titles.length]!,
      week: `Week ${10 + ((index * 31) % 12)}`,
      tickets,
      takings: tickets * (8 + (index % 5)),
    };
  });
}
