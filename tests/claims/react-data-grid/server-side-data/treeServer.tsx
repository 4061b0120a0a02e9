import { act, waitFor } from '@testing-library/react';
import type { GridDataSource, GridGetRowsParams, GridRowId } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { mountPremium, shown, type Props } from '../grouping';

interface Employee {
  id: GridRowId;
  name: string;
  count: number;
}
type Level = Record<string, Employee[]>;
export const employee = (id: GridRowId, count = 0, name = `${id}`): Employee => ({
  id,
  name,
  count,
});
const staff = (): Level => ({
  '': [employee('Ann', 2), employee('Bo', -1), employee('Cy')],
  Ann: [employee('Al', 1), employee('Abe')],
  'Ann/Al': [employee('Ada')],
  Bo: [employee('Ben')],
});

export type Params = GridGetRowsParams & { groupKeys?: string[] };
export const keysOf = (params: object) => ((params as Params).groupKeys ?? []).join('/');

/** Rows in a tree, which can change. `hold` keeps children back until the returned function runs. */
export function createServer(levels: Level = staff()) {
  let gate: Promise<void> | undefined;
  const getRows = vi.fn(async (params: Params) => {
    const key = keysOf(params);
    const rows = levels[key] ?? [];
    if (key) await gate;
    return key ? { rows } : { rows, rowCount: rows.length };
  });
  const dataSource: GridDataSource = {
    getRows,
    getGroupKey: (row) => row.name,
    getChildrenCount: (row) => row.count,
  };
  const hold = () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    return () => {
      gate = undefined;
      open();
    };
  };
  const asked = () => getRows.mock.calls.map(([params]) => keysOf(params));
  return { dataSource, levels, getRows, hold, asked };
}

type Server = ReturnType<typeof createServer>;
/** On a busy computer, a grid needs more than the default second. */
export const patient = { timeout: 5000 };

export const expectRows = (...ids: GridRowId[]) =>
  waitFor(() => expect(shown()).toEqual(ids.map(String)), patient);

export async function mount({ dataSource, levels }: Server, props: Props = {}) {
  const columns = [{ field: 'name' }];
  const { apiRef } = mountPremium({ treeData: true, dataSource, columns, ...props });
  const count = levels['']!.length;
  await waitFor(() => expect(shown().length).toBeGreaterThanOrEqual(count), patient);
  return {
    apiRef,
    load: (id?: GridRowId) => act(async () => apiRef.current.dataSource.fetchRows(id)),
    refresh: (id?: GridRowId) =>
      act(async () => {
        apiRef.current.dataSource.cache.clear();
        apiRef.current.dataSource.fetchRows(id);
      }),
    expand: (id: GridRowId, isExpanded: boolean) =>
      act(() => apiRef.current.setRowChildrenExpansion(id, isExpanded)),
  };
}
