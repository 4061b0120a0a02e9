import type { GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from './orders';

const LATENCY_MS = 800;
type SortField = 'customer' | 'city' | 'total';

const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

/** Answers like `GET /api/orders?sort=total:desc`: sorts before it sends. */
export async function fetchSortedOrders(sortModel: GridSortModel): Promise<Order[]> {
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  const rule = sortModel.at(0);
  if (!rule?.sort) return orders;
  const field = rule.field as SortField;
  const sign = rule.sort === 'desc' ? -1 : 1;
  return [...orders].sort((a, b) => sign * compare(a[field], b[field]));
}
