import { act, screen } from '@testing-library/react';
import { GridDataSourceCacheDefault, gridRowsLoadingSelector } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { texts } from './grid';
import { mountPremium } from './grouping';
import { mount } from './server-side-data/paged';
import { nextTick, pendingSource, quickSource, starts } from './server-side-data/source';

const claim = claimsOf('/x/react-data-grid/server-side-data/');

claim('Configure the cache', 'The grid clears the cache when it mounts', async () => {
  const dataSourceCache = new GridDataSourceCacheDefault({});
  const { dataSource, calls } = quickSource();
  const { unmount } = await mount(dataSource, { dataSourceCache });
  unmount();
  await mount(dataSource, { dataSourceCache });
  expect(starts(calls)).toEqual([0, 0]);
});

claim('Configure the cache', 'An entry expires after the time of ttl', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const dataSourceCache = new GridDataSourceCacheDefault({ ttl: 10_000 });
  const { dataSource, calls } = quickSource();
  const { goTo } = await mount(dataSource, { dataSourceCache });
  now.mockReturnValue(9000);
  await goTo(1);
  await goTo(0);
  expect(starts(calls)).toEqual([0, 5]);
  now.mockReturnValue(11_000);
  await goTo(1);
  await goTo(0);
  expect(starts(calls)).toEqual([0, 5, 0]);
  now.mockRestore();
});

claim('Choose page sizes that share entries', 'Multiples reuse what was loaded', async () => {
  const { dataSource, calls } = quickSource();
  const { goTo, api } = await mount(dataSource);
  await goTo(1);
  act(() => api.setPaginationModel({ page: 0, pageSize: 10 }));
  await nextTick();
  expect(calls).toHaveLength(2);
  expect(texts('name')).toHaveLength(10);
  act(() => api.setPaginationModel({ page: 0, pageSize: 20 }));
  await nextTick();
  expect(calls[2]?.params).toMatchObject({ start: 0, end: 19 });
});

claim('Choose page sizes that share entries', 'One missing chunk loads the page', async () => {
  const { dataSource, calls } = quickSource();
  const { api } = await mount(dataSource);
  act(() => api.setPaginationModel({ page: 0, pageSize: 10 }));
  await nextTick();
  expect(calls.map(({ params }) => [params.start, params.end])).toEqual([
    [0, 4],
    [0, 9],
  ]);
});

claim('Choose page sizes that share entries', 'By default, a page is four chunks', async () => {
  const chunks: unknown[] = [];
  mountPremium({
    dataSource: quickSource(200).dataSource,
    dataSourceCache: {
      set: ({ start, end }) => chunks.push([start, end]),
      get: () => undefined,
      clear: () => {},
    },
    columns: [{ field: 'name' }],
  });
  await nextTick();
  expect(chunks).toEqual([
    [0, 24],
    [25, 49],
    [50, 74],
    [75, 99],
  ]);
});

claim('Load the rows again', 'fetchRows alone is answered by the cache', async () => {
  const { dataSource, calls } = quickSource();
  const { api } = await mount(dataSource);
  act(() => {
    api.dataSource.fetchRows();
  });
  await nextTick();
  expect(calls).toHaveLength(1);
  api.dataSource.cache.clear();
  act(() => {
    api.dataSource.fetchRows();
  });
  await nextTick();
  expect(calls).toHaveLength(2);
});

claim('Load the rows again', 'Previous rows, selection, and open editor stay', async () => {
  const { dataSource, calls } = pendingSource();
  const { api, apiRef } = await mount(dataSource, { checkboxSelection: true });
  await calls[0]?.answer();
  act(() => api.selectRow(2));
  act(() => api.startCellEditMode({ id: 1, field: 'name' }));
  api.dataSource.cache.clear();
  act(() => {
    api.dataSource.fetchRows();
  });
  expect(gridRowsLoadingSelector(apiRef)).toBe(true);
  expect(texts('name')).toHaveLength(5);
  await calls[1]?.answer();
  expect(api.isRowSelected(2)).toBe(true);
  expect(screen.getByRole('textbox')).toBeTruthy();
});
