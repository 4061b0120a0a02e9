import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
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
  expect(document.querySelectorAll('.MuiDataGrid-cellSkeleton')).toHaveLength(13);
  expect(ranges(calls)).toEqual(['0–4', '5–19']);
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

claim('Sort, filter, and refresh', 'Without a range, only the first page loads', async () => {
  const { dataSource, calls } = pendingSource(10);
  const { api } = await mountList(dataSource);
  await calls[0]?.answer();
  await nextTick();
  await calls[1]?.answer();
  const load = async (start: number, end: number, name: string, range?: object) => {
    api.dataSource.cache.clear();
    act(() => {
      api.dataSource.fetchRows(GRID_ROOT_GROUP_ID, range);
    });
    expect(ranges(calls).at(-1)).toBe(`${start}–${end}`);
    const ids = Array.from({ length: end + 1 - start }, (_, index) => start + index + 1);
    await calls.at(-1)?.answer({ rows: ids.map((id) => ({ id, name })) });
    await nextTick();
  };
  const { length } = calls;
  await load(0, 4, 'New');
  expect(calls).toHaveLength(length + 1);
  expect([1, 5, 6, 10].map((id) => api.getRow(id)?.name)).toEqual([
    'New',
    'New',
    'Row 6',
    'Row 10',
  ]);
  await load(0, 9, 'Newer', { start: 0, end: 9 });
  expect([1, 6, 10].map((id) => api.getRow(id)?.name)).toEqual(['Newer', 'Newer', 'Newer']);
});

claim('Select all rows', 'A new order deselects without keepNonExistentRowsSelected', async () => {
  for (const keepNonExistentRowsSelected of [false, true]) {
    const { dataSource, calls } = pendingSource(5);
    const { api, sort } = await mountList(dataSource, {
      checkboxSelection: true,
      keepNonExistentRowsSelected,
    });
    await calls[0]?.answer();
    act(() => api.selectRow(2));
    await sort();
    await calls[1]?.answer({ rows: [{ id: 9, name: 'Row 9' }] });
    expect([...api.state.rowSelection.ids]).toEqual(keepNonExistentRowsSelected ? [2] : []);
    cleanup();
  }
});

claim('Can I combine it with tree data or row grouping?', 'Expanding a parent fails', async () => {
  const { dataSource, calls } = quickSource(12);
  const onDataSourceError = vi.fn();
  const tree = {
    ...dataSource,
    getGroupKey: (row: { name?: string }) => row.name ?? '',
    getChildrenCount: () => -1,
  };
  const { api } = await mountList(tree, { treeData: true, onDataSourceError });
  await nextTick();
  expect(ranges(calls)).toEqual(['0–4', '5–14']);
  await act(async () => api.dataSource.fetchRows(1));
  expect(calls.at(-1)?.params).toMatchObject({ start: 0, groupKeys: undefined });
  const { message } = onDataSourceError.mock.lastCall?.[0] as GridGetRowsError;
  expect(message).toBe('Cannot convert undefined or null to object');
});
