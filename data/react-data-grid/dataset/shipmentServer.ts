import type { GridFilterModel, GridSortModel } from '@mui/x-data-grid';
import { createShipments, type Shipment } from './shipments';

/** A server in memory: it answers after a while, like a real one. */
const table = createShipments(1000);
const latency = 600;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, latency));

export interface ShipmentQuery {
  page: number;
  pageSize: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  /** How many rows the server has in all; 1000 at most. */
  size?: number;
}

export interface ShipmentAnswer {
  rows: Shipment[];
  rowCount: number;
  hasNextPage: boolean;
}

const read = (row: Shipment, field: string) => row[field as keyof Shipment];

export async function fetchShipments(query: ShipmentQuery): Promise<ShipmentAnswer> {
  await wait();
  const { page, pageSize, size = 1000 } = query;
  let rows = table.slice(0, size);
  for (const { field, value } of query.filterModel?.items ?? []) {
    const text = String(value ?? '').toLowerCase();
    rows = rows.filter((row) => String(read(row, field)).toLowerCase().includes(text));
  }
  for (const { field, sort } of query.sortModel ?? []) {
    const sign = sort === 'desc' ? -1 : 1;
    rows.sort((a, b) => (read(a, field) < read(b, field) ? -sign : sign));
  }
  const start = page * pageSize;
  return {
    rows: rows.slice(start, start + pageSize),
    rowCount: rows.length,
    hasNextPage: start + pageSize < rows.length,
  };
}

export interface CursorAnswer {
  rows: Shipment[];
  nextCursor: string | null;
}

/** Gives the rows after a cursor, which is the id of the last row that you have. */
export async function fetchShipmentsAfter(
  cursor: string | null,
  pageSize: number,
): Promise<CursorAnswer> {
  await wait();
  const list = table.slice(0, 47);
  const start = cursor === null ? 0 : list.findIndex(({ id }) => id === cursor) + 1;
  const rows = list.slice(start, start + pageSize);
  const more = start + pageSize < list.length;
  return { rows, nextCursor: more ? (rows.at(-1)?.id ?? null) : null };
}
