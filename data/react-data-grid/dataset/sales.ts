/** What a coffee roaster sold of one bean in one region and quarter. */
export interface Sale {
  id: number;
  region: string;
  bean: string;
  quarter: string;
  bags: number;
  revenue: number;
}

const regions = ['Nordics', 'Iberia', 'Alps'];
const beans = ['Sidama', 'Huila', 'Cerrado'];
const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const prices = [14, 12.5, 9];

/** Every region, bean and quarter of 2025. */
export const sales: Sale[] = regions.flatMap((region, r) =>
  beans.flatMap((bean, b) =>
    quarters.map((quarter, q) => {
      const bags = 120 + ((r * 61 + b * 37 + q * 53) % 90) * 4;
      const id = (r * beans.length + b) * quarters.length + q;
      return { id, region, bean, quarter, bags, revenue: bags * prices[b]! };
    }),
  ),
);

/** An order of a café, a shop, or an online customer. */
export interface CoffeeOrder {
  id: number;
  country: string;
  channel: string;
  bean: string;
  orderedOn: Date;
  bags: number;
  /** In euros. */
  revenue: number;
}

const countries = ['Austria', 'Denmark', 'Finland', 'Italy', 'Norway', 'Portugal', 'Spain'];
const channels = ['Cafés', 'Shops', 'Online'];
const orderedBeans = ['Sidama', 'Huila', 'Cerrado', 'Nyeri', 'Antigua'];
const orderedPrices = [14, 12.5, 9, 16, 11];
const DAYS = 731;

/** Makes orders of 2024 and 2025, the same at each call. More bags are sold in winter. */
export function createCoffeeOrders(count: number): CoffeeOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const day = (index * 251) % DAYS;
    const b = (index + Math.floor(index / 7)) % orderedBeans.length;
    const season = 1 + 0.4 * Math.cos((2 * Math.PI * day) / 365);
    const bags = Math.round((4 + ((index * 7919) % 37)) * season * (1 + day / (2 * DAYS)));
    return {
      id: index + 1,
      country: countries[(index * 3 + Math.floor(index / 11)) % countries.length]!,
      channel: channels[(index * 5 + Math.floor(index / 13)) % channels.length]!,
      bean: orderedBeans[b]!,
      orderedOn: new Date(2024, 0, 1 + day),
      bags,
      revenue: bags * orderedPrices[b]!,
    };
  });
}
