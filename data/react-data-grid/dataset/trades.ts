import type { GridSortModel } from '@mui/x-data-grid';
import { positions } from './positions';

/** One trade of the trading desk. */
export interface Trade {
  id: number;
  time: Date;
  instrument: string;
  desk: string;
  side: 'Buy' | 'Sell';
  quantity: number;
  price: number;
}

const OPENING = new Date(2026, 2, 16, 8).getTime();
const LATENCY_MS = 700;

/** Returns the first trades of a day. The same count returns the same trades. */
export const createTrades = (count: number): Trade[] =>
  Array.from({ length: count }, (_, index) => {
    const position = positions[(index * 5) % positions.length]!;
    return {
      id: 70_001 + index,
      time: new Date(OPENING + index * 29_000),
      instrument: position.name,
      desk: position.desk,
      side: (index * index) % 7 > 2 ? 'Sell' : 'Buy',
      quantity: 50 * (1 + ((index * 11) % 24)),
      price: position.open * (1 + 0.01 * Math.sin(index)),
    };
  });

const table = createTrades(1000);
const read = (trade: Trade, field: string) => trade[field as keyof Trade];

export interface TradeQuery {
  /** Index of the first trade, and of the last one. */
  start: number;
  end: number;
  sortModel?: GridSortModel;
}

/** Answers like `GET /api/trades?start=0&end=99`, after a delay. */
export async function fetchTrades({ start, end, sortModel }: TradeQuery) {
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  let rows = table;
  for (const { field, sort } of sortModel ?? []) {
    const sign = sort === 'desc' ? -1 : 1;
    rows = rows.toSorted((a, b) => (read(a, field) < read(b, field) ? -sign : sign));
  }
  return { rows: rows.slice(start, end + 1), rowCount: rows.length };
}
