import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type DataGridProps,
  type GridRowClassNameParams,
  type GridRowIdGetter,
  type GridRowSelectionModel,
  type GridRowsProp,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  GridRowModes,
  useGridApiRef as useGridApiRefPro,
  type GridRowModesModel,
} from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/row-definition/');

const products = () => [
  { id: 1, product: 'Beans', price: 14 },
  { id: 2, product: 'Filters', price: 4 },
];
const columns: DataGridProps['columns'] = [{ field: 'product' }, { field: 'price' }];
const skus: GridRowsProp = [
  { sku: 'B1', product: 'Beans' },
  { sku: 'F4', product: 'Filters' },
];
const getRowId: GridRowIdGetter = (row) => row.sku;
const uniqueId =
  /MUI X: The Data Grid component requires all rows to have a unique `id` property\./;

function mount(props: Partial<DataGridProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Partial<DataGridProps> = {}) => (
    <DataGrid apiRef={result.current} columns={columns} {...props} {...more} />
  );
  const view = render(element());
  const update = (more: typeof props) => view.rerender(element(more));
  return { apiRef: result.current, update, unmount: view.unmount };
}

const shown = (field = 'product') =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );
const rowIds = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) => row.getAttribute('data-id'));
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});

claim('Pass the rows', 'Extra keys, objects, dates and functions are fine', () => {
  const extra = { size: { grams: 250 }, roasted: new Date(2026, 0, 5), reorder: () => 1 };
  mount({
    rows: products().map((row) => ({ ...row, ...extra })),
    columns: [
      { field: 'product' },
      { field: 'size', valueGetter: (size: { grams: number }) => size.grams },
    ],
  });
  expect(shown()).toEqual(['Beans', 'Filters']);
  expect(shown('size')).toEqual(['250', '250']);
});

claim('Change the rows', 'The same array does nothing, a new one is sorted again', () => {
  const rows = products();
  const { update } = mount({
    rows,
    initialState: { sorting: { sortModel: [{ field: 'price', sort: 'asc' }] } },
  });
  expect(shown()).toEqual(['Filters', 'Beans']);
  rows[0]!.price = 1;
  update({ rows });
  expect(shown()).toEqual(['Filters', 'Beans']);
  expect(shown('price')).toEqual(['4', '14']);
  update({ rows: rows.map((row) => ({ ...row })) });
  expect(shown()).toEqual(['Beans', 'Filters']);
  expect(shown('price')).toEqual(['1', '4']);
});

claim('Change the rows', 'push and sort throw, because the array is frozen', () => {
  const rows = products();
  mount({ rows });
  expect(() => rows.push({ id: 3, product: 'Grinder', price: 49 })).toThrow(TypeError);
  expect(() => rows.sort((a, b) => a.price - b.price)).toThrow(TypeError);
  expect(Object.isFrozen(rows[0])).toBe(false);
});

claim('Change the rows', 'updateRows changes one row, and several only in Pro', async () => {
  const { apiRef, unmount } = mount({ rows: products() });
  await act(async () => apiRef.current?.updateRows([{ id: 1, price: 9 }]));
  expect(shown('price')).toEqual(['9', '4']);
  const updates = [1, 2].map((id) => ({ id, price: 0 }));
  expect(() => apiRef.current?.updateRows(updates)).toThrow(/cannot update several rows at once/);
  unmount();
  const pro = renderHook(() => useGridApiRefPro()).result.current;
  render(<DataGridPro apiRef={pro} rows={products()} columns={columns} />);
  await act(async () => pro.current?.updateRows(updates));
  expect(shown('price')).toEqual(['0', '0']);
});

claim('Show that rows are loading', 'Skeletons without rows, a progress bar with rows', () => {
  const skeletons = () => document.querySelectorAll('.MuiDataGrid-rowSkeleton').length;
  const { update } = mount({ rows: [], loading: true });
  expect(skeletons()).toBeGreaterThan(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
  update({ rows: products(), loading: true });
  expect(skeletons()).toBe(0);
  expect(screen.getByRole('progressbar')).toBeTruthy();
});

claim('Choose the id', 'getRowId returns the id, which the selection contains', async () => {
  const { apiRef } = mount({ rows: skus, getRowId });
  await userEvent.click(screen.getByRole('gridcell', { name: 'Filters' }));
  expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual(['F4']);
});

claim('Choose the id', 'Without an id the grid throws', () => {
  const error = silence();
  expect(() => mount({ rows: skus })).toThrow(uniqueId);
  error.mockRestore();
});

claim('Choose the id', 'updateRows and processRowUpdate need the fields of getRowId', async () => {
  const onProcessRowUpdateError = vi.fn();
  const { apiRef } = mount({
    rows: skus,
    getRowId,
    columns: [{ field: 'product', editable: true }],
    processRowUpdate: ({ product }) => ({ product }),
    onProcessRowUpdateError,
  });
  expect(() => apiRef.current?.updateRows([{ product: 'Decaf' }])).toThrow(uniqueId);
  await act(async () => apiRef.current?.updateRows([{ sku: 'B1', product: 'Decaf' }]));
  expect(shown()).toEqual(['Decaf', 'Filters']);
  await userEvent.dblClick(screen.getByRole('gridcell', { name: 'Filters' }));
  await userEvent.keyboard('x{Enter}');
  expect(onProcessRowUpdateError.mock.lastCall?.[0]).toMatchObject({
    message: expect.stringMatching(uniqueId),
  });
});

claim('Choose the id', 'Pinned rows need the fields of getRowId', () => {
  const grid = (pinned: object) => (
    <DataGridPro rows={skus} getRowId={getRowId} columns={columns} pinnedRows={{ top: [pinned] }} />
  );
  const view = render(grid({ sku: 'T', product: 'Total' }));
  expect(shown()).toEqual(['Total', 'Beans', 'Filters']);
  const error = silence();
  expect(() => view.rerender(grid({ product: 'Total' }))).toThrow(uniqueId);
  error.mockRestore();
});

claim('Build an id from several fields', 'Joined fields tell the lines apart', () => {
  mount({
    rows: ['501-1', '501-2', '502-1'].map((key) => ({
      order: key.split('-')[0],
      line: key.at(-1),
    })),
    columns: [{ field: 'line' }],
    getRowId: (row: { order: string; line: string }) => `${row.order}-${row.line}`,
  });
  expect(rowIds()).toEqual(['501-1', '501-2', '502-1']);
  expect(shown('line')).toEqual(['1', '2', '1']);
});

claim('Can I use the index as the id?', 'The selection moves to another row', () => {
  const selected: GridRowSelectionModel = { type: 'include', ids: new Set([0]) };
  const withIndex = (names: string[]) => names.map((product, id) => ({ id, product }));
  const marked = () => document.querySelector('[role="row"][aria-selected="true"]')?.textContent;
  const { update } = mount({ rows: withIndex(['Beans', 'Filters']), rowSelectionModel: selected });
  expect(marked()).toBe('Beans');
  update({ rows: withIndex(['Decaf', 'Beans', 'Filters']) });
  expect(marked()).toBe('Decaf');
});

claim('What happens if two rows have the same id?', 'Both rows show the later one', () => {
  const error = silence();
  mount({ rows: products().map((row) => ({ ...row, id: 1 })) });
  expect(shown()).toEqual(['Filters', 'Filters']);
  const messages = error.mock.calls.map(([message]) => String(message));
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) expect(message).toMatch(/two children with the same key/);
  error.mockRestore();
});

claim(
  'Why is the id a string in my model?',
  'The model has text keys, the Set numbers',
  async () => {
    const onRowModesModelChange = vi.fn<(model: GridRowModesModel) => void>();
    const { apiRef } = mount({
      rows: [{ id: 7, product: 'Beans' }],
      columns: [{ field: 'product', editable: true }],
      editMode: 'row',
      onRowModesModelChange,
    });
    await userEvent.click(screen.getByRole('gridcell', { name: 'Beans' }));
    expect([...gridRowSelectionIdsSelector(apiRef).keys()]).toEqual([7]);
    await userEvent.keyboard('{Enter}');
    const [model] = onRowModesModelChange.mock.lastCall!;
    expect(Object.entries(model).map(([id, { mode }]) => [id, mode])).toEqual([
      ['7', GridRowModes.Edit],
    ]);
  },
);

claim('How do I color some rows?', 'The function receives the position on the page', () => {
  const calls = new Map<unknown, Partial<GridRowClassNameParams>>();
  mount({
    rows: [...products(), { id: 3, product: 'Grinder', price: 49 }],
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { page: 0, pageSize: 2 } } },
    getRowClassName: ({ id, isFirstVisible, isLastVisible, indexRelativeToCurrentPage }) => {
      calls.set(id, { isFirstVisible, isLastVisible, indexRelativeToCurrentPage });
      return id === 2 ? 'sold-out' : '';
    },
  });
  expect(document.querySelector('.sold-out')?.textContent).toBe('Filters4');
  expect([...calls.values()]).toEqual([
    { isFirstVisible: true, isLastVisible: false, indexRelativeToCurrentPage: 0 },
    { isFirstVisible: false, isLastVisible: true, indexRelativeToCurrentPage: 1 },
  ]);
});
