import { act, screen } from '@testing-library/react';
import {
  GridGetRowsError,
  GRID_ROOT_GROUP_ID,
  gridPageSelector,
  gridPaginationRowCountSelector,
  gridSortModelSelector,
  type GridDataSource,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { texts } from './grid';
import { fives, mount } from './server-side-data/paged';
import { nextTick, pendingSource, quickSource, starts } from './server-side-data/source';

const claim = claimsOf('/x/react-data-grid/server-side-data/');

claim(
  'Data Grid - Server-side data',
  'The cache answers the second time, a new object clears it',
  async () => {
    const { dataSource, calls } = quickSource();
    const { goTo, update } = await mount(dataSource);
    await goTo(1);
    await goTo(0);
    expect(starts(calls)).toEqual([0, 5]);
    expect(texts('name')).toEqual(fives(0));
    update({ dataSource: { ...dataSource } });
    await nextTick();
    expect(starts(calls)).toEqual([0, 5, 0]);
  },
);

claim('Write the request', 'start and end are both included', async () => {
  const { dataSource, calls } = quickSource();
  const { goTo } = await mount(dataSource);
  await goTo(1);
  expect(calls[1]?.params).toMatchObject({
    start: 5,
    end: 9,
    paginationModel: { page: 1, pageSize: 5 },
    sortModel: [],
    filterModel: { items: [] },
  });
});

claim('Write the request', 'Modes are forced to the server', async () => {
  const { dataSource } = quickSource();
  const { api } = await mount(dataSource, {
    sortingMode: 'client',
    filterMode: 'client',
    paginationMode: 'client',
  });
  act(() => api.setSortModel([{ field: 'name', sort: 'desc' }]));
  act(() => api.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'None' }] }));
  await nextTick();
  expect(texts('name')).toEqual(fives(0));
});

claim('Write the request', 'A new order on page 3 sends one request, for page 1', async () => {
  const { dataSource, calls } = quickSource();
  const { api, apiRef, goTo } = await mount(dataSource);
  await goTo(2);
  act(() => api.setSortModel([{ field: 'name', sort: 'desc' }]));
  await nextTick();
  expect(starts(calls)).toEqual([0, 10, 0]);
  expect(gridPageSelector(apiRef)).toBe(0);
});

claim(
  'Write the request',
  'Only the answer to the latest request is displayed, canceled requests are not reported',
  async () => {
    const { dataSource, calls } = pendingSource();
    const onDataSourceError = vi.fn();
    const { goTo } = await mount(dataSource, { onDataSourceError });
    await calls[0]?.answer();
    await goTo(1);
    await goTo(2);
    await calls[2]?.answer();
    await calls[1]?.fail('Canceled');
    expect(texts('name')).toEqual(fives(2));
    expect(onDataSourceError).not.toHaveBeenCalled();
  },
);

claim('Send extra parameters', 'The grid stays on the page if it still exists', async () => {
  const { goTo, update, apiRef } = await mount(quickSource().dataSource);
  await goTo(1);
  const other = quickSource();
  update({ dataSource: other.dataSource });
  await nextTick();
  expect(gridPageSelector(apiRef)).toBe(1);
  expect(starts(other.calls)).toEqual([5]);
});

claim('Send extra parameters', 'setPage(0) requests the previous data source', async () => {
  const before = quickSource();
  const after = pendingSource();
  const { goTo, update, api } = await mount(before.dataSource);
  await goTo(2);
  act(() => {
    api.setPage(0);
    update({ dataSource: after.dataSource });
  });
  await nextTick();
  expect([starts(before.calls), starts(after.calls)]).toEqual([[0, 10, 0], [0]]);
  await after.calls[0]?.answer({ rows: [{ id: 1, name: 'New' }] });
  expect(texts('name')).toEqual(fives(0));
});

claim('Set the number of rows', 'Without a count the footer shows NaN', async () => {
  await mount(quickSource(47, { rowCount: undefined }).dataSource);
  expect(screen.getByText('1–NaN of undefined')).toBeTruthy();
});

claim('Send extra parameters', 'A late answer of the previous source is cached', async () => {
  const before = pendingSource();
  const after = quickSource();
  const { goTo, update } = await mount(before.dataSource);
  await before.calls[0]?.answer();
  await goTo(1);
  update({ dataSource: after.dataSource });
  await nextTick();
  await goTo(0);
  after.calls.length = 0;
  await before.calls[1]?.answer({ rows: [{ id: 99, name: 'Old' }] });
  await goTo(1);
  expect(after.calls).toHaveLength(0);
  expect(texts('name')).toEqual(['Old']);
});

claim('Set the number of rows', 'The count is unknown until the last page', async () => {
  const { dataSource } = quickSource(8);
  const getRows: GridDataSource['getRows'] = async (params) => {
    const { rows } = await dataSource.getRows(params);
    return { rows, rowCount: rows.length < 5 ? Number(params.start) + rows.length : -1 };
  };
  const { goTo } = await mount({ getRows });
  expect(screen.getByText('1–5 of more than 5')).toBeTruthy();
  await goTo(1);
  expect(screen.getByText('6–8 of 8')).toBeTruthy();
});

claim('Set the number of rows', 'The pager does not read pageInfo', async () => {
  await mount(quickSource(5, { rowCount: -1, pageInfo: { hasNextPage: false } }).dataSource);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /next page/ }).disabled).toBe(false);
});

claim('Set the number of rows', 'A nextCursor can break the second page', async () => {
  const onDataSourceError = vi.fn();
  const { dataSource } = quickSource(47, { pageInfo: { nextCursor: 'abc' } });
  const initialState = { pagination: { paginationModel: { pageSize: 10 } } };
  const { goTo } = await mount(dataSource, { onDataSourceError, initialState });
  expect(onDataSourceError).not.toHaveBeenCalled();
  await goTo(1);
  const { message } = onDataSourceError.mock.lastCall?.[0] as GridGetRowsError;
  expect(message).toBe("Cannot read properties of undefined (reading 'id')");
});

claim(
  'Show errors and retry',
  'A failed request empties the grid and can be repeated',
  async () => {
    const { dataSource, calls } = pendingSource();
    const onDataSourceError = vi.fn();
    const { goTo, api, apiRef } = await mount(dataSource, { onDataSourceError });
    await calls[0]?.answer();
    await goTo(1);
    await calls[1]?.fail('503');
    expect(screen.getByText('No rows')).toBeTruthy();
    expect([gridPageSelector(apiRef), gridPaginationRowCountSelector(apiRef)]).toEqual([1, 47]);
    const error = onDataSourceError.mock.lastCall?.[0] as GridGetRowsError;
    expect(error).toBeInstanceOf(GridGetRowsError);
    expect([error.message, error.params.start, error.cause?.message]).toEqual(['503', 5, '503']);
    act(() => {
      api.dataSource.fetchRows();
    });
    await calls[2]?.answer();
    expect(texts('name')).toEqual(fives(1));
  },
);

claim('Use the API', 'Parameters of fetchRows do not change the models', async () => {
  const { dataSource, calls } = quickSource();
  const { api, apiRef } = await mount(dataSource);
  const sortModel = [{ field: 'name', sort: 'desc' as const }];
  act(() => {
    api.dataSource.fetchRows(GRID_ROOT_GROUP_ID, { start: 0, end: 19, sortModel });
  });
  await nextTick();
  expect(calls[1]?.params).toMatchObject({ start: 0, end: 19, sortModel });
  expect(gridSortModelSelector(apiRef)).toEqual([]);
});
