import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GridUpdateRowError,
  gridPageSelector,
  gridRowSelectionCountSelector,
  type GridDataSource,
  type GridUpdateRowParams,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountProGrid, texts, type Props } from './grid';
import { columns, inFives, mount } from './server-side-data/paged';
import { nextTick, pendingSource, quickSource, starts } from './server-side-data/source';

const claim = claimsOf('/x/react-data-grid/server-side-data/');

const checkable = { columns, ...inFives, checkboxSelection: true };
const mountPaged = ({ dataSource, ...props }: Props & { dataSource: GridDataSource }) =>
  mount(dataSource, { ...checkable, ...props });
const clickNext = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  await nextTick();
};
const selectAll = () => userEvent.click(screen.getByRole('checkbox', { name: /select all/i }));

async function save(text: string, props: Props = {}) {
  const { dataSource, calls } = quickSource();
  const updateRow = vi.fn(async ({ updatedRow }: GridUpdateRowParams) => {
    if (updatedRow.name === 'Refused') throw new Error('422');
    return { ...updatedRow, name: `${updatedRow.name} (stored)` };
  });
  const grid = await mountPaged({ dataSource: { ...dataSource, updateRow }, ...props });
  act(() => grid.api.startCellEditMode({ id: 1, field: 'name' }));
  const input = screen.getByRole('textbox');
  if (text) {
    await userEvent.clear(input);
    await userEvent.type(input, text);
  }
  await userEvent.keyboard('{Enter}');
  await nextTick();
  return { ...grid, calls, updateRow };
}

claim('Save edits', 'The returned row is displayed and the cache is cleared', async () => {
  const processRowUpdate = vi.fn();
  const { api, calls } = await save('Bolt', { processRowUpdate });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(texts('name')[0]).toBe('Bolt (stored)');
  expect(processRowUpdate).not.toHaveBeenCalled();
  act(() => {
    api.dataSource.fetchRows();
  });
  await nextTick();
  expect(starts(calls)).toEqual([0, 0]);
});

claim('Save edits', 'Unchanged values are not saved', async () => {
  const { updateRow } = await save('');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(updateRow).not.toHaveBeenCalled();
});

claim('Save edits', 'A refused save is reported and keeps the editor open', async () => {
  const onDataSourceError = vi.fn();
  await save('Refused', { onDataSourceError });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Refused');
  const error = onDataSourceError.mock.lastCall?.[0] as GridUpdateRowError;
  expect(error).toBeInstanceOf(GridUpdateRowError);
  expect([error.message, error.params.rowId]).toEqual(['422', 1]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(texts('name')[0]).toBe('Row 1');
});

claim('Keep the selection across pages', 'Without the prop, a new page deselects', async () => {
  const { api, apiRef } = await mountPaged({ dataSource: quickSource().dataSource });
  act(() => api.selectRow(2));
  await clickNext();
  expect(gridRowSelectionCountSelector(apiRef)).toBe(0);
});

claim(
  'Keep the selection across pages',
  'A failed request deselects without the prop',
  async () => {
    for (const keepNonExistentRowsSelected of [false, true]) {
      const { dataSource, calls } = pendingSource();
      const onDataSourceError = vi.fn();
      const grid = await mountPaged({ dataSource, onDataSourceError, keepNonExistentRowsSelected });
      await calls[0]?.answer();
      act(() => grid.api.selectRow(2));
      await clickNext();
      await calls[1]?.fail('503');
      expect(gridRowSelectionCountSelector(grid.apiRef)).toBe(keepNonExistentRowsSelected ? 1 : 0);
      grid.unmount();
    }
  },
);

claim(
  'Keep the selection across pages',
  'In Community, the header checkbox adds the current page',
  async () => {
    const { dataSource } = quickSource();
    const { api } = await mountPaged({ dataSource, keepNonExistentRowsSelected: true });
    act(() => api.selectRow(2));
    await clickNext();
    await selectAll();
    const { type, ids } = api.state.rowSelection;
    expect([type, ...ids]).toEqual(['include', 2, 6, 7, 8, 9, 10]);
  },
);

claim(
  'Keep the selection across pages',
  'In Pro, it selects all rows, and the footer counts the loaded ones',
  async () => {
    const { dataSource } = quickSource();
    const apiRef = mountProGrid({ ...checkable, dataSource, pagination: true });
    await nextTick();
    await selectAll();
    await clickNext();
    expect(apiRef.current?.state.rowSelection).toEqual({ type: 'exclude', ids: new Set() });
    expect(screen.getByText('5 rows selected')).toBeTruthy();
  },
);

claim(
  'Keep the selection across pages',
  'Without propagation, it lists the ids of the current page in Pro',
  async () => {
    const { dataSource } = quickSource();
    const apiRef = mountProGrid({
      ...checkable,
      dataSource,
      pagination: true,
      rowSelectionPropagation: { parents: false, descendants: false },
    });
    await nextTick();
    await selectAll();
    expect(apiRef.current?.state.rowSelection).toEqual({
      type: 'include',
      ids: new Set([1, 2, 3, 4, 5]),
    });
  },
);

claim('Why does my grid request rows in an endless loop?', 'An inline source loops', async () => {
  const getRows = vi.fn();
  function Loop() {
    const [, setCount] = React.useState(0);
    const dataSource = {
      getRows: () => {
        getRows();
        setCount((count) => (count < 3 ? count + 1 : count));
        return Promise.resolve({ rows: [], rowCount: 0 });
      },
    };
    return <DataGrid dataSource={dataSource} columns={columns} />;
  }
  render(<Loop />);
  await waitFor(() => expect(getRows).toHaveBeenCalledTimes(4), { timeout: 10_000 });
});

claim("Why doesn't fetchRows() send a request?", 'The cache keeps the old row', async () => {
  const { api } = await mountPaged({ dataSource: quickSource().dataSource });
  act(() => api.updateRows([{ id: 1, name: 'New' }]));
  expect(texts('name')[0]).toBe('New');
  await clickNext();
  act(() => api.setPage(0));
  await nextTick();
  expect(texts('name')[0]).toBe('Row 1');
});

claim('Why do I see the rows of another page?', 'The slow page replaces a cached one', async () => {
  const { dataSource, calls } = pendingSource();
  const { api, apiRef } = await mountPaged({ dataSource });
  await calls[0]?.answer();
  await clickNext();
  act(() => api.setPage(0));
  await nextTick();
  expect(texts('name')[0]).toBe('Row 1');
  await calls[1]?.answer();
  expect(gridPageSelector(apiRef)).toBe(0);
  expect(texts('name')[0]).toBe('Row 6');
});

claim('Why does my Pro grid load only 100 rows?', 'It requests the first page', async () => {
  const { dataSource, calls } = quickSource(500);
  mountProGrid({ dataSource, columns });
  await nextTick();
  expect(calls.map(({ params }) => [params.start, params.end])).toEqual([[0, 99]]);
});

claim('Can users export all rows?', 'The export has the current page', async () => {
  const { api } = await mountPaged({ dataSource: quickSource().dataSource });
  expect(api.getDataAsCsv().split('\r\n')).toHaveLength(6);
});

claim('Why does a filter without results show "No rows"?', 'It shows no other text', async () => {
  const { api } = await mountPaged({ dataSource: quickSource(0).dataSource });
  act(() => api.setFilterModel({ items: [{ field: 'name', operator: 'equals', value: 'None' }] }));
  await nextTick();
  expect(screen.getByText('No rows')).toBeTruthy();
});

claim('Why does the grid send each first request twice?', 'Strict Mode mounts twice', async () => {
  const { dataSource, calls } = quickSource();
  render(
    <React.StrictMode>
      <DataGrid dataSource={dataSource} columns={columns} />
    </React.StrictMode>,
  );
  await nextTick();
  expect(calls).toHaveLength(2);
});

claim('Write the request', 'The panel of a date column filters by midnight in UTC', async () => {
  const { dataSource, calls } = quickSource();
  const { api } = await mount(dataSource, {
    columns: [{ field: 'name', type: 'date', valueGetter: () => null }],
    filterDebounceMs: 0,
  });
  act(() => api.showFilterPanel('name'));
  fireEvent.change(await screen.findByPlaceholderText('Filter value'), {
    target: { value: '2026-03-16' },
  });
  await waitFor(() => {
    const value: unknown = calls.at(-1)?.params.filterModel.items[0]?.value;
    expect(JSON.stringify(value)).toBe('"2026-03-16T00:00:00.000Z"');
  });
});

claim('Write the request', 'Each failed request for children is reported', async () => {
  const { dataSource, calls } = pendingSource();
  const onDataSourceError = vi.fn();
  const getChildrenCount = () => -1;
  const getGroupKey = (row: { name?: string }) => row.name ?? '';
  const apiRef = mountProGrid({
    treeData: true,
    dataSource: { ...dataSource, getGroupKey, getChildrenCount },
    columns,
    onDataSourceError,
  });
  await nextTick();
  await calls[0]?.answer({
    rows: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ],
  });
  act(() => {
    apiRef.current?.dataSource.fetchRows('a');
    apiRef.current?.dataSource.fetchRows('b', { start: 3 });
  });
  expect(starts(calls)).toEqual([0, 0, 0]);
  await calls[1]?.fail('Canceled');
  expect(onDataSourceError).toHaveBeenCalledTimes(1);
  expect(texts('name')).toEqual(['A', 'B']);
});

claim('Show errors and retry', 'With lazy loading, the loaded rows stay', async () => {
  const { dataSource, calls } = pendingSource();
  const onDataSourceError = vi.fn();
  const apiRef = mountProGrid({
    dataSource,
    columns,
    ...inFives,
    lazyLoading: true,
    onDataSourceError,
  });
  await nextTick();
  await calls[0]?.answer();
  apiRef.current?.dataSource.cache.clear();
  act(() => {
    apiRef.current?.dataSource.fetchRows();
  });
  await calls.at(-1)?.fail('503');
  expect(onDataSourceError).toHaveBeenCalled();
  expect(texts('name').slice(0, 5)).toEqual(['Row 1', 'Row 2', 'Row 3', 'Row 4', 'Row 5']);
});
