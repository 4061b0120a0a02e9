import { act } from '@testing-library/react';
import type { GridDataSource, GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid';

export interface Call {
  params: GridGetRowsParams;
  /** Answers this request, with the rows that it asked for unless told otherwise. */
  answer: (response?: Partial<GridGetRowsResponse>) => Promise<void>;
  fail: (message: string) => Promise<void>;
}

const rowsOf = ({ start, end }: GridGetRowsParams, count: number) => {
  const from = Number(start);
  const length = Math.max(0, Math.min(end + 1, count) - from);
  return Array.from({ length }, (_, index) => {
    const id = from + index + 1;
    return { id, name: `Row ${id}` };
  });
};

/** A data source of numbered rows. Each request waits until the test answers it. */
export function pendingSource(count = 47) {
  const calls: Call[] = [];
  const getRows = (params: GridGetRowsParams) =>
    new Promise<GridGetRowsResponse>((resolve, reject) => {
      const rows = rowsOf(params, count);
      calls.push({
        params,
        answer: (response) => act(async () => resolve({ rows, rowCount: count, ...response })),
        fail: (message) => act(async () => reject(new Error(message))),
      });
    });
  const dataSource: GridDataSource = { getRows };
  return { dataSource, calls };
}

/** The same, answered at once. */
export function quickSource(count = 47, extra: Partial<GridGetRowsResponse> = {}) {
  const calls: Pick<Call, 'params'>[] = [];
  const getRows = (params: GridGetRowsParams) => {
    calls.push({ params });
    return Promise.resolve({ rows: rowsOf(params, count), rowCount: count, ...extra });
  };
  const dataSource: GridDataSource = { getRows };
  return { dataSource, calls };
}

/** Lets the grid send its request: it waits for the end of the tick. */
export const nextTick = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

export const starts = (calls: readonly Pick<Call, 'params'>[]) =>
  calls.map(({ params }) => params.start);
