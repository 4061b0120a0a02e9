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
