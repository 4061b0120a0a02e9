import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPro,
  GRID_ROOT_GROUP_ID,
  gridPaginationRowCountSelector,
  gridRowsLoadingSelector,
  useGridApiRef,
  type DataGridProProps,
  type GridDataSource,
  type GridGetRowsError,
} from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { nextTick, pendingSource, quickSource, starts, type Call } from './source';

const claim = claimsOf('/x/react-data-grid/server-side-data/lazy-loading/');

const columns = [{ field: 'name' }];
const inFives: Partial<DataGridProProps> = {
  initialState: { pagination: { paginationModel: { pageSize: 5 } } },
  pageSizeOptions: [5],
  lazyLoadingRequestThrottleMs: 0,
};

/** Shows a list. Without a layout, all of its rows are in view, so that it must be short. */
async function mountList(dataSource: GridDataSource, props: Partial<DataGridProProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Partial<DataGridProProps> = {}) => (
    <DataGridPro
      apiRef={result.current}
      dataSource={dataSource}
      columns={columns}
      lazyLoading
      {...inFives}
      {...props}
      {...more}
    />
  );
  const view = render(element());
  await nextTick();
  const api = result.current.current!;
  return {
    api,
    apiRef: result.current,
    sort: async () => {
      act(() => api.setSortModel([{ field: 'name', sort: 'desc' }]));
      await nextTick();
    },
    update: async (more: Partial<DataGridProProps>) => {
      view.rerender(element(more));
      await nextTick();
    },
  };
}

const ranges = (calls: readonly Pick<Call, 'params'>[]) =>
  calls.map(({ params }) => `${params.start}–${params.end}`);
const selectAll = () => userEvent.click(screen.getByRole('checkbox', { name: /select all/i }));

claim('Load the rows in view', 'The first page, then the skeletons in whole pages', async () => {
  const { dataSource, calls } = quickSource(18);
  const { api } = await mountList(dataSource);
  await nextTick();
  expect(ranges(calls)).toEqual(['0–4', '5–19']);
  expect(calls[1]?.params.paginationModel).toEqual({ page: 0, pageSize: 5 });
  expect(api.getRow(18)).toMatchObject({ name: 'Row 18' });
});

claim('Load more rows at the end', 'Without a count, the next page loads at the end', async () => {
  const { dataSource, calls } = quickSource(12, { rowCount: undefined });
  const { api, apiRef } = await mountList(dataSource);
  expect(gridPaginationRowCountSelector(apiRef)).toBe(-1);
  expect(ranges(calls)).toEqual(['0–4']);
  act(() => api.publishEvent('rowsScrollEndIntersection'));
  await nextTick();
  expect(ranges(calls)).toEqual(['0–4', '5–9']);
});

claim('Change the total', 'The prop has priority over the answers and the method', async () => {
  const { dataSource } = quickSource(18);
  const { api, apiRef } = await mountList(dataSource, { rowCount: 10 });
  expect(gridPaginationRowCountSelector(apiRef)).toBe(10);
  act(() => api.setRowCount(8));
  expect(gridPaginationRowCountSelector(apiRef)).toBe(10);
});

claim('Change the total', 'Known after unknown adds skeletons, and the rows stay', async () => {
  const { dataSource, calls } = pendingSource(18);
  const { api, update } = await mountList(dataSource, { rowCount: -1 });
  await calls[0]?.answer({ rowCount: undefined });
  await update({ rowCount: 18 });
  expect(api.getRow(1)).toMatchObject({ name: 'Row 1' });
  expect(starts(calls).slice(1)).not.toContain(0);
});

claim('Change the total', 'A smaller number and an unknown one start again', async () => {
  for (const rowCount of [3, -1]) {
    const { dataSource, calls } = quickSource(5, { rowCount: undefined });
    const { update } = await mountList(dataSource, { rowCount: 5 });
    await update({ rowCount });
    expect(starts(calls)).toEqual([0, 0]);
  }
});

claim('Sort, filter, and refresh', 'A new order requests the first page', async () => {
  const { dataSource, calls } = quickSource(5);
  const { sort } = await mountList(dataSource);
  await sort();
  expect(ranges(calls)).toEqual(['0–4', '0–4']);
});

claim('Show errors and retry', 'Loaded rows stay, and the range can be repeated', async () => {
  const { dataSource, calls } = pendingSource(18);
  const onDataSourceError = vi.fn();
  const { api } = await mountList(dataSource, { onDataSourceError });
  await calls[0]?.answer();
  await nextTick();
  await calls[1]?.fail('503');
  expect(api.getRow(1)).toMatchObject({ name: 'Row 1' });
  const { params } = onDataSourceError.mock.lastCall?.[0] as GridGetRowsError;
  expect([params.start, params.end]).toEqual([5, 19]);
  act(() => {
    api.dataSource.fetchRows(GRID_ROOT_GROUP_ID, params);
  });
  expect(ranges(calls)).toEqual(['0–4', '5–19', '5–19']);
});

claim(
  'Show errors and retry',
  'After a new order, the indicator stays until the retry',
  async () => {
    const { dataSource, calls } = pendingSource(5);
    const onDataSourceError = vi.fn();
    const { api, apiRef, sort } = await mountList(dataSource, { onDataSourceError });
    await calls[0]?.answer();
    await sort();
    await calls[1]?.fail('503');
    expect(gridRowsLoadingSelector(apiRef)).toBe(true);
    const { params } = onDataSourceError.mock.lastCall?.[0] as GridGetRowsError;
    act(() => {
      api.dataSource.fetchRows(GRID_ROOT_GROUP_ID, params);
    });
    await calls[2]?.answer();
    expect(gridRowsLoadingSelector(apiRef)).toBe(false);
  },
);

claim('Select all rows', 'The header checkbox excludes nothing', async () => {
  const { dataSource, calls } = pendingSource(18);
  const { api } = await mountList(dataSource, { checkboxSelection: true });
  await calls[0]?.answer();
  await selectAll();
  expect(api.state.rowSelection).toEqual({ type: 'exclude', ids: new Set() });
});

claim('Select all rows', 'With a filter, it lists the loaded rows', async () => {
  const { dataSource } = quickSource(5);
  const items = [{ field: 'name', operator: 'contains', value: 'Row' }];
  const { api } = await mountList(dataSource, {
    checkboxSelection: true,
    initialState: { ...inFives.initialState, filter: { filterModel: { items } } },
  });
  await selectAll();
  expect(api.state.rowSelection).toEqual({ type: 'include', ids: new Set([1, 2, 3, 4, 5]) });
});
