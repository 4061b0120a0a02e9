import * as React from 'react';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef as useGridApiRefPro,
  type DataGridProProps,
} from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';
import { mountPremium, shown } from './grouping';

const claim = claimsOf('/x/react-data-grid/row-updates/');

const rows = [
  { id: 'COPR', desk: 'Metals', quantity: 900, limits: { low: 0, high: 2000 } },
  { id: 'NICK', desk: 'Metals', quantity: -350 },
  { id: 'GASO', desk: 'Energy', quantity: -4500 },
];
const columns = [
  { field: 'desk', editable: true },
  { field: 'quantity', type: 'number' as const },
];

const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });

function mountPro(props: Partial<DataGridProProps> = {}) {
  const { result } = renderHook(() => useGridApiRefPro());
  const element = (more: Partial<DataGridProProps> = {}) => (
    <DataGridPro apiRef={result.current} rows={rows} columns={columns} {...props} {...more} />
  );
  const view = render(element());
  return {
    api: result.current.current!,
    update: (more: typeof props) => view.rerender(element(more)),
  };
}

/** A Pro grid that applies updates once a second, and whose first interval is over. */
async function mountThrottled() {
  vi.useFakeTimers();
  const grid = mountPro({ throttleRowsMs: 1000 });
  const wait = (time: number) => act(async () => vi.advanceTimersByTime(time));
  await wait(2000);
  const buy = (quantity: number) => act(() => grid.api.updateRows([{ id: 'COPR', quantity }]));
  return { ...grid, wait, buy, copper: () => grid.api.getRow('COPR').quantity };
}

const byDesk = { initialState: { rowGrouping: { model: ['desk'] } }, columns, rows };
const METALS = 'auto-generated-row-desk/Metals';

claim('Data Grid - Row updates', 'New rows collapse groups, updateRows keeps them open', () => {
  const { apiRef, update } = mountPremium(byDesk);
  act(() => apiRef.current.setRowChildrenExpansion(METALS, true));
  act(() =>
    apiRef.current.updateRows([
      { id: 'NICK', quantity: 1 },
      { id: 'ALUM', desk: 'Metals' },
    ]),
  );
  expect(shown()).toEqual(['Metals', 'COPR', 'NICK', 'ALUM', 'Energy']);
  update({ rows: [...rows] });
  expect(shown()).toEqual(['Metals', 'Energy']);
});

claim('Replace the rows prop', 'New rows are sorted and filtered', () => {
  const { update } = mount({
    initialState: {
      sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
      filter: { filterModel: { items: [{ field: 'desk', operator: 'equals', value: 'Metals' }] } },
    },
  });
  update({ rows: [...rows, { id: 'SILV', desk: 'Metals', quantity: 15_000 }] });
  expect(shown()).toEqual(['SILV', 'COPR', 'NICK']);
});

claim('Replace the rows prop', 'The selection keeps the rows that still exist', async () => {
  const { api, update } = mount({ checkboxSelection: true });
  act(() => ['COPR', 'NICK'].forEach((id) => api.selectRow(id)));
  await act(async () => update({ rows: rows.slice(1) }));
  expect([...api.getSelectedRows().keys()]).toEqual(['NICK']);
});

claim('Replace the rows prop', 'A cell in edit mode keeps what the user has typed', async () => {
  const { api, update } = mount();
  act(() => api.startCellEditMode({ id: 'COPR', field: 'desk' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Base metals' } });
  await act(async () => update({ rows: rows.map((row) => ({ ...row, desk: 'Moved' })) }));
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Base metals');
  await userEvent.keyboard('{Enter}');
  expect(api.getRow('COPR').desk).toBe('Base metals');
});

claim('Replace the rows prop', 'The same array has no effect, and push() throws', () => {
  const list = [
    { id: 1, desk: 'Grain' },
    { id: 2, desk: 'Grain' },
    { id: 3, desk: 'Grain' },
  ];
  const { update } = mount({ rows: list });
  list[0]!.desk = 'Freight';
  update({ rows: list });
  expect(document.body.textContent).not.toContain('Freight');
  expect(() => list.push({ id: 4, desk: 'Grain' })).toThrow(
    'Cannot add property 3, object is not extensible',
  );
});

claim('Update rows with the API', 'Fields are replaced, other fields stay', () => {
  const { api } = mount();
  act(() => api.updateRows([{ id: 'COPR', limits: { high: 5 } }]));
  expect(api.getRow('COPR')).toEqual({ ...rows[0], limits: { high: 5 } });
  expect(rows[0]!.limits).toEqual({ low: 0, high: 2000 });
});

claim('Update rows with the API', 'updateRows is synchronous, and the prop stays the same', () => {
  const { api } = mount({ throttleRowsMs: 1000 } as Props);
  for (const quantity of [1, 2]) {
    act(() => {
      api.updateRows([{ id: 'COPR', quantity }]);
      expect(api.getRow('COPR').quantity).toBe(quantity);
    });
  }
  expect(rows[0]!.quantity).toBe(900);
});

claim('Update rows with the API', 'A new id is added at the end or where it is sorted', () => {
  const { api } = mount();
  act(() => api.updateRows([{ id: 'SILV', desk: 'Metals', quantity: 0 }]));
  expect(shown()).toEqual(['COPR', 'NICK', 'GASO', 'SILV']);
  act(() => api.setSortModel([{ field: 'quantity', sort: 'asc' }]));
  act(() => api.updateRows([{ id: 'WHT', desk: 'Grain', quantity: -1 }]));
  expect(shown()).toEqual(['GASO', 'NICK', 'WHT', 'SILV', 'COPR']);
});

claim('Update rows with the API', 'delete removes a row, and ignores an unknown id', () => {
  const { api } = mount();
  const remove = (id: string) => act(() => api.updateRows([{ id, _action: 'delete' }]));
  ['NICK', 'WHT'].forEach(remove);
  expect(shown()).toEqual(['COPR', 'GASO']);
});

claim('Update rows with the API', 'With getRowId, pass the field with the id', () => {
  const { api } = mount({ rows: [{ code: 'A', desk: 'Grain' }], getRowId: (row) => row.code });
  act(() => api.updateRows([{ code: 'A', desk: 'Freight' }]));
  expect(api.getRow('A')).toEqual({ code: 'A', desk: 'Freight' });
});

claim('Update several rows at once', 'Rows are rendered once, and merged in order', () => {
  const { api } = mountPro();
  const onRowsSet = vi.fn();
  api.subscribeEvent('rowsSet', onRowsSet);
  act(() =>
    api.updateRows([
      { id: 'COPR', quantity: 1 },
      { id: 'COPR', quantity: 2 },
      { id: 'SILV', desk: 'Metals' },
      { id: 'GASO', _action: 'delete' },
    ]),
  );
  expect(shown()).toEqual(['COPR', 'NICK', 'SILV']);
  expect(api.getRow('COPR').quantity).toBe(2);
  expect(onRowsSet).toHaveBeenCalledTimes(1);
});

claim('Update several rows at once', 'Fields are merged, and a deletion wins', () => {
  const { api } = mountPro();
  act(() =>
    api.updateRows([
      { id: 'COPR', quantity: 1 },
      { id: 'COPR', desk: 'Base metals' },
      { id: 'NICK', _action: 'delete' },
      { id: 'NICK', desk: 'Base metals' },
    ]),
  );
  expect(api.getRow('COPR')).toEqual({ ...rows[0], quantity: 1, desk: 'Base metals' });
  expect(shown()).toEqual(['COPR', 'GASO']);
});

claim('Read and replace all rows', 'Methods return the rows of the grid', () => {
  const { api, update } = mount({ paginationMode: 'server', rowCount: 90 });
  expect(api.getRow('WHT')).toBeNull();
  expect(api.getRowModels().get('NICK')).toBe(rows[1]);
  act(() => api.setSortModel([{ field: 'quantity', sort: 'asc' }]));
  expect(api.getAllRowIds()).toEqual(['COPR', 'NICK', 'GASO']);
  expect(api.getRowsCount()).toBe(90);
  act(() => api.setRows([{ id: 'WHT' }]));
  update({ rows });
  expect(api.getAllRowIds()).toEqual(['WHT']);
});

claim('Read and replace all rows', 'apiRef.current is null until the grid has mounted', () => {
  const seen: boolean[] = [];
  function Positions() {
    const apiRef = useGridApiRef();
    seen.push(apiRef.current === null);
    React.useEffect(() => void seen.push(apiRef.current === null), [apiRef]);
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  render(<Positions />);
  expect(seen).toEqual([true, false]);
});

claim(
  'Handle frequent updates',
  'First call at once, the others when the interval ends',
  async () => {
    const { buy, copper, wait } = await mountThrottled();
    buy(1);
    expect(copper()).toBe(1);
    buy(2);
    buy(3);
    await wait(999);
    expect(copper()).toBe(1);
    await wait(1);
    expect(copper()).toBe(3);
  },
);

claim('Handle frequent updates', 'The interval also starts when the grid mounts', async () => {
  vi.useFakeTimers();
  const { api } = mountPro({ throttleRowsMs: 1000 });
  act(() => api.updateRows([{ id: 'COPR', quantity: 1 }]));
  expect(api.getRow('COPR').quantity).toBe(900);
  await act(async () => vi.advanceTimersByTime(1000));
  expect(api.getRow('COPR').quantity).toBe(1);
});

claim('Handle frequent updates', 'New rows discard the updates that wait', async () => {
  const { buy, copper, wait, update } = await mountThrottled();
  buy(1);
  buy(2);
  update({ rows: [...rows] });
  await wait(2000);
  expect(copper()).toBe(900);
});

claim('Handle frequent updates', 'updateRows throws while setRows waits', async () => {
  const { api, buy } = await mountThrottled();
  buy(1);
  act(() => api.setRows([{ id: 'COPR', quantity: 5 }]));
  expect(() => api.updateRows([{ id: 'COPR', quantity: 6 }])).toThrow(
    'MUI X: Unable to prepare a partial update if a full update is not applied yet.',
  );
});

/** Types into the first cell, and waits until the grid has the text. */
async function mountEditor(props: Partial<DataGridProProps> = {}, delay = 300) {
  const processRowUpdate = vi.fn((row: object) => row);
  const grid = mountPro({ columns, processRowUpdate, ...props });
  const wait = (time = 50) =>
    act(async () => void (await new Promise((resolve) => setTimeout(resolve, time))));
  act(() => grid.api.startCellEditMode({ id: 'COPR', field: 'desk' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Typed' } });
  await wait(delay);
  const editor = () => screen.queryByRole<HTMLInputElement>('textbox');
  return { ...grid, processRowUpdate, editor, wait };
}

claim('Handle frequent updates', 'An updated or sorted row keeps its editor open', async () => {
  const { api, editor, wait, processRowUpdate } = await mountEditor({
    initialState: { sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] } },
  });
  act(() => api.updateRows([{ id: 'COPR', desk: 'Live', quantity: -9999 }]));
  await wait();
  expect(shown()).toEqual(['NICK', 'GASO', 'COPR']);
  expect([editor()?.value, document.activeElement]).toEqual(['Typed', editor()]);
  await userEvent.keyboard('{Enter}');
  expect(processRowUpdate.mock.lastCall?.[0]).toMatchObject({ desk: 'Typed', quantity: -9999 });
});

claim('Handle frequent updates', 'A row that is pinned keeps its editor', async () => {
  for (const delay of [300, 0]) {
    document.body.innerHTML = '';
    const { update, editor, wait, processRowUpdate } = await mountEditor({}, delay);
    await act(async () => update({ rows: rows.slice(1), pinnedRows: { top: [rows[0]!] } }));
    await wait();
    expect(editor()?.closest('.MuiDataGrid-pinnedRows')).toBeTruthy();
    await wait(300);
    expect(editor()?.value).toBe(delay ? 'Typed' : 'Metals');
    await userEvent.keyboard('{Enter}');
    expect(processRowUpdate.mock.lastCall?.[0]).toMatchObject({ desk: 'Typed' });
  }
});

claim(
  'Handle frequent updates',
  'A row that is gone hides its editor until it is back',
  async () => {
    for (const gone of ['delete', 'filter', 'page']) {
      document.body.innerHTML = '';
      const { api, editor, wait, processRowUpdate } = await mountEditor({
        pagination: true,
        pageSizeOptions: [2],
        initialState: { pagination: { paginationModel: { page: 0, pageSize: 2 } } },
      });
      const only = { items: [{ field: 'desk', operator: 'equals', value: 'Energy' }] };
      if (gone === 'delete') act(() => api.updateRows([{ id: 'COPR', _action: 'delete' }]));
      else if (gone === 'page') act(() => api.setPage(1));
      else act(() => api.setFilterModel(only));
      await wait();
      expect(editor()).toBeNull();
      if (gone === 'delete') act(() => api.setRows(rows));
      else act(() => api.setFilterModel({ items: [] }));
      await wait();
      expect(editor()?.value).toBe('Typed');
      expect(processRowUpdate).not.toHaveBeenCalled();
    }
  },
);

claim('Load rows while users scroll', 'lazyLoading and onRowsScrollEnd log an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  mountPro({ lazyLoading: true, onRowsScrollEnd: () => {} });
  expect(String(error.mock.calls)).toContain('cannot be used together with server side lazy');
  error.mockRestore();
});

claim(
  'Load rows while users scroll',
  'The requested range is rounded to the page size',
  async () => {
    const getRows = vi.fn(async () => ({ rows, rowCount: 90 }));
    mountPro({ dataSource: { getRows }, lazyLoading: true });
    await act(async () => {});
    expect(getRows).toHaveBeenLastCalledWith(expect.objectContaining({ start: 0, end: 99 }));
  },
);

claim('Load the rows in view (deprecated)', 'unstable_replaceRows() throws in a tree', () => {
  const { apiRef } = mountPremium(byDesk);
  expect(() => apiRef.current.unstable_replaceRows(0, [{ id: 'COPR' }])).toThrow(
    'not compatible with tree data and row grouping',
  );
  const { api } = mountPro({ rowsLoadingMode: 'server', rowCount: 5 });
  act(() => api.unstable_replaceRows(3, [{ id: 'SILV' }]));
  expect(shown().slice(-5, -1)).toEqual(['COPR', 'NICK', 'GASO', 'SILV']);
});

claim(
  'Why do my updateRows changes disappear?',
  'New rows and rowCount overwrite them',
  async () => {
    const { api, update } = mount({ paginationMode: 'server', rowCount: 3 });
    const buy = () => act(() => api.updateRows([{ id: 'COPR', quantity: 1 }]));
    buy();
    await act(async () => update({ loading: true }));
    expect(api.getRow('COPR').quantity).toBe(1);
    await act(async () => update({ rowCount: 4 }));
    expect(api.getRow('COPR').quantity).toBe(900);
    buy();
    await act(async () => update({ rows: [...rows], rowCount: 4 }));
    expect(api.getRow('COPR').quantity).toBe(900);
  },
);

claim('Why do I get "You cannot update several rows at once"?', 'One row per call', () => {
  const { api } = mount();
  expect(() => api.updateRows([{ id: 'COPR' }, { id: 'NICK' }])).toThrow(
    'You cannot update several rows at once in `apiRef.current.updateRows` on the DataGrid.',
  );
});
