import type { GridColDef } from '@mui/x-data-grid-premium';

/** One sale of a fruit wholesaler. */
export interface FruitSale {
  id: number;
  product: string;
  region: string;
  quarter: string;
  size: string;
  /** In thousand euros, as is the profit. */
  sales: number;
  profit: number;
}

const listed = [
  ['Apples', 'North', 'Q1', 'Small', 10, 3],
  ['Apples', 'North', 'Q1', 'Large', 24, 8],
  ['Apples', 'North', 'Q2', 'Large', 30, 11],
  ['Apples', 'South', 'Q1', 'Small', 14, 4],
  ['Apples', 'South', 'Q2', 'Small', 8, 2],
  ['Apples', 'South', 'Q2', 'Large', 20, 6],
  ['Oranges', 'North', 'Q1', 'Small', 12, 3],
  ['Oranges', 'North', 'Q2', 'Small', 16, 5],
  ['Oranges', 'North', 'Q2', 'Large', 28, 9],
  ['Oranges', 'South', 'Q1', 'Large', 34, 13],
  ['Oranges', 'South', 'Q2', 'Small', 18, 5],
  ['Oranges', 'South', 'Q2', 'Large', 22, 7],
] as const;

/** The twelve sales that teach pivot tables. */
export const fruitSales: FruitSale[] = listed.map(
  ([product, region, quarter, size, sales, profit], index) => ({
    ...{ id: index + 1, product, region, quarter, size, sales, profit },
  }),
);

export const fruitColumns: GridColDef<FruitSale>[] = [
  { field: 'product', headerName: 'Product', width: 110 },
  { field: 'region', headerName: 'Region', width: 90 },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'size', headerName: 'Size', width: 90 },
  { field: 'sales', headerName: 'Sales', type: 'number', width: 90 },
  { field: 'profit', headerName: 'Profit', type: 'number', width: 90 },
];
