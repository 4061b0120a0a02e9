import type { GridGetRowsResponse } from '@mui/x-data-grid-premium';
import { answerGroups } from './groupQuery';
import {
  createMemoryServer,
  toQuery,
  type MemoryServer,
  type MemoryServerOptions,
} from './memoryServer';
import { createTrades } from './trades';

/**
 * A server with 100,000 trades of one day. `GET /api/trades` accepts all parameters of a Premium data
 * source and returns `{ rows, rowCount, aggregateRow }`. See `answerGroups` for the rows of groups.
 */
export function createTradeServer(options?: MemoryServerOptions) {
  let table: ReturnType<typeof createTrades> | undefined;
  return createMemoryServer(
    { 'GET /api/trades': (params) => answerGroups((table ??= createTrades(100_000)), params) },
    options,
  );
}

/** Sends `params` in the query string. Rejects if the server fails. */
export async function requestTrades(
  server: MemoryServer,
  params: object,
): Promise<GridGetRowsResponse> {
  const response = await server.fetch(`/api/trades?${toQuery(params)}`);
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error((answer as { message: string }).message);
  return answer as GridGetRowsResponse;
}
