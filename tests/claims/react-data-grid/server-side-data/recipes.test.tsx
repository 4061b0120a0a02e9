import { act, screen, waitFor } from '@testing-library/react';
import {
  gridFilterModelSelector,
  gridPageSelector,
  gridRowsLoadingSelector,
  type GridDataSource,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { texts } from '../grid';
import { mountPremium, shown } from '../grouping';
import { filmSource } from './filmSource';
import { mount } from './paged';
import { nextTick, pendingSource, quickSource, starts } from './source';
import { patient } from './treeServer';

const claim = claimsOf('/x/react-data-grid/server-side-data/recipes/');

claim('Build a page of 5,000 orders', 'A search returns to the first page', async () => {
  const { dataSource, calls } = quickSource();
  const { api, apiRef, goTo } = await mount(dataSource);
  await goTo(2);
  act(() => api.setQuickFilterValues(['porto', 'bolt']));
  await nextTick();
  expect(starts(calls)).toEqual([0, 10, 0]);
  expect(gridPageSelector(apiRef)).toBe(0);
  expect(calls[2]?.params.filterModel.quickFilterValues).toEqual(['porto', 'bolt']);
});

claim('Build a page of 5,000 orders', 'Selected rows survive a search and an error', async () => {
  const { dataSource, calls } = pendingSource();
  const { api } = await mount(dataSource, {
    checkboxSelection: true,
    keepNonExistentRowsSelected: true,
    onDataSourceError: vi.fn(),
  });
  await calls[0]?.answer();
  act(() => api.selectRow(2));
  act(() => api.setQuickFilterValues(['none']));
  await nextTick();
  await calls[1]?.answer({ rows: [], rowCount: 0 });
  expect([...api.state.rowSelection.ids]).toEqual([2]);
  act(() => api.setQuickFilterValues([]));
  await nextTick();
  act(() => {
    api.dataSource.cache.clear();
    api.dataSource.fetchRows();
  });
  await calls.at(-1)?.fail('503');
  expect(texts('name')).toEqual([]);
  expect([...api.state.rowSelection.ids]).toEqual([2]);
});

claim('Cache inside getRows and prefetch', 'A slow page cannot replace another one', async () => {
  const { dataSource, calls } = pendingSource();
  const { goTo } = await mount(dataSource, { dataSourceCache: null });
  await calls[0]?.answer();
  await goTo(1);
  await goTo(0);
  await calls[2]?.answer();
  await calls[1]?.answer();
  expect(starts(calls)).toEqual([0, 5, 0]);
  expect(texts('name')[0]).toBe('Row 1');
});

claim('Page with cursors', 'The pager stays enabled during a request', async () => {
  const { dataSource, calls } = pendingSource();
  const { goTo, apiRef } = await mount(dataSource);
  await calls[0]?.answer({ rowCount: -1 });
  await goTo(1);
  expect(gridRowsLoadingSelector(apiRef)).toBe(true);
  const next = screen.getByRole<HTMLButtonElement>('button', { name: /next page/ });
  expect(next.disabled).toBe(false);
});

claim('Save optimistically', 'updateRows adds a row that is not on the page', async () => {
  const { dataSource } = quickSource();
  const { api, goTo } = await mount(dataSource);
  await goTo(1);
  expect(api.getRow(1)).toBeNull();
  act(() => api.updateRows([{ id: 1, name: 'Late' }]));
  expect(texts('name')).toContain('Late');
});

claim('Save optimistically', 'updateRows moves a record of a group to the top level', async () => {
  const { dataSource } = filmSource();
  const { apiRef } = mountPremium({
    dataSource,
    columns: [{ field: 'company' }],
    initialState: { rowGrouping: { model: ['company'] } },
  });
  await waitFor(() => expect(shown()).toEqual(['Northlight', 'Casa Azul']), patient);
  await act(async () => apiRef.current.dataSource.fetchRows('Northlight'));
  await waitFor(() => expect(shown()).toEqual(['Northlight', '1', '2', '3', 'Casa Azul']), patient);
  await act(async () => apiRef.current.updateRows([{ id: 1, title: 'New' }]));
  await waitFor(() => expect(shown()).toEqual(['Northlight', '2', '3', 'Casa Azul', '1']), patient);
});

claim('Page with cursors', 'A page waits for the cursor of the page before it', async () => {
  const asked: (string | null)[] = [];
  const pending: (() => Promise<void>)[] = [];
  const answers = new Map<number | string, Promise<string>>();
  const getRows: GridDataSource['getRows'] = async ({ start, end }) => {
    const before = answers.get(start);
    const answer = (async () => {
      asked.push((await before) ?? null);
      await new Promise<void>((resolve) => pending.push(() => act(async () => resolve())));
      return `after ${end}`;
    })();
    answers.set(end + 1, answer);
    await answer;
    return { rows: [{ id: start, name: `From ${start}` }], rowCount: -1 };
  };
  const { goTo } = await mount({ getRows });
  await goTo(1);
  expect(asked).toEqual([null]);
  await pending[0]?.();
  await waitFor(() => expect(asked).toEqual([null, 'after 4']));
  await pending[1]?.();
  await waitFor(() => expect(texts('name')).toEqual(['From 5']));
});

claim('Save optimistically', 'The editor closes while the server saves', async () => {
  const { dataSource } = quickSource();
  const updateRow = vi.fn((params: { updatedRow: object }) => Promise.resolve(params.updatedRow));
  const { api } = await mount({ ...dataSource, updateRow });
  act(() => api.startCellEditMode({ id: 1, field: 'name' }));
  await act(async () => {
    await api.setEditCellValue({ id: 1, field: 'name', value: 'New' });
  });
  act(() => api.stopCellEditMode({ id: 1, field: 'name' }));
  await nextTick();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(texts('name')[0]).toBe('New');
  act(() => api.updateRows([{ id: 1, name: 'Row 1' }]));
  expect(texts('name')[0]).toBe('Row 1');
});

claim('Poll for changes', 'The grid keeps the page, and a failure removes the rows', async () => {
  const { dataSource, calls } = pendingSource();
  const { api, apiRef, goTo } = await mount(dataSource, { onDataSourceError: vi.fn() });
  await calls[0]?.answer();
  await goTo(1);
  await calls[1]?.answer();
  const refresh = () =>
    act(() => {
      api.dataSource.cache.clear();
      api.dataSource.fetchRows();
    });
  refresh();
  await calls[2]?.fail('503');
  expect(texts('name')).toEqual([]);
  refresh();
  await calls[3]?.answer();
  expect(gridPageSelector(apiRef)).toBe(1);
  expect(starts(calls)).toEqual([0, 5, 5, 5]);
});

claim('Page inside a parent row', 'The count of the closed level limits the page', async () => {
  const parent = quickSource(47);
  const child = quickSource(3);
  const onPaginationModelChange = vi.fn();
  const { update } = await mount(child.dataSource, {
    dataSourceCache: null,
    paginationModel: { page: 0, pageSize: 5 },
    onPaginationModelChange,
  });
  update({ dataSource: parent.dataSource, paginationModel: { page: 2, pageSize: 5 } });
  await nextTick();
  expect(onPaginationModelChange.mock.calls[0]?.[0]).toEqual({ page: 0, pageSize: 5 });
});

claim(
  'How do I keep the previous rows visible while the next page loads?',
  'The previous rows stay under a progress bar',
  async () => {
    const { dataSource, calls } = pendingSource();
    const { goTo } = await mount(dataSource);
    await calls[0]?.answer();
    await goTo(1);
    expect(texts('name')[0]).toBe('Row 1');
    expect(screen.getByRole('progressbar')).toBeTruthy();
  },
);

claim(
  'How do I send fewer requests while users type in a filter?',
  'The filter model is what triggers a request',
  async () => {
    const { dataSource, calls } = quickSource();
    const { api, apiRef } = await mount(dataSource);
    const items = [{ field: 'name', operator: 'contains', value: 'Row' }];
    act(() => api.setFilterModel({ items }));
    await nextTick();
    expect(gridFilterModelSelector(apiRef).items).toEqual(items);
    expect(calls).toHaveLength(2);
  },
);
