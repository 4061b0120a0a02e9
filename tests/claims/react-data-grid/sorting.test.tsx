import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridPageSelector,
  gridSortModelSelector,
  type DataGridProps,
  type GridSortModel,
} from '@mui/x-data-grid';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, texts, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/sorting/');

const rows = [
  { id: 1, customer: 'Lindqvist', total: 96 },
  { id: 2, customer: 'Abe', total: 312 },
  { id: 3, customer: 'Moreau', total: 96 },
];
const columns: DataGridProps['columns'] = [{ field: 'customer' }];
const ascending: GridSortModel = [{ field: 'customer', sort: 'asc' }];

const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });

const shown = (field = 'customer') => texts(field);
const clickHeader = (name = 'customer') =>
  userEvent.click(screen.getByRole('columnheader', { name }));

claim(
  'Data Grid - Sorting',
  'Clicks sort ascending, descending, and in the first order',
  async () => {
    mount();
    await clickHeader();
    expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
    await clickHeader();
    expect(shown()).toEqual(['Moreau', 'Lindqvist', 'Abe']);
    await clickHeader();
    expect(shown()).toEqual(['Lindqvist', 'Abe', 'Moreau']);
  },
);

claim(
  'Data Grid - Sorting',
  'Enter on a header sorts, Ctrl+Enter opens the column menu',
  async () => {
    mount();
    act(() => screen.getByRole('columnheader').focus());
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('menuitem', { name: 'Sort by DESC' })).toBeTruthy();
  },
);

claim('Sort at the start', 'DataGrid keeps only the first item and logs an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const sortModel: GridSortModel = [...ascending, { field: 'total', sort: 'asc' }];
  const { apiRef } = mount({ initialState: { sorting: { sortModel } } });
  expect(gridSortModelSelector(apiRef)).toEqual(ascending);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

claim('Sort on the server', 'The grid shows the rows in the order that you pass', async () => {
  mount({ sortingMode: 'server' });
  await clickHeader();
  expect(shown()).toEqual(['Lindqvist', 'Abe', 'Moreau']);
});

claim('Control the sort model', 'Without onSortModelChange the order is locked', async () => {
  mount({ sortModel: ascending });
  expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
  await clickHeader();
  expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
});

const both = [{ field: 'total', type: 'number' as const }, { field: 'customer' }];

function Pro(props: Partial<DataGridProProps>) {
  return <DataGridPro rows={rows} columns={both} {...props} />;
}

claim(
  'Sort by several columns',
  'Shift adds a column, a plain click replaces the model',
  async () => {
    render(<Pro />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('columnheader', { name: 'total' }));
    await user.keyboard('{Shift>}');
    const customer = screen.getByRole('columnheader', { name: /customer/ });
    await user.click(customer);
    await user.click(customer);
    await user.keyboard('{/Shift}');
    expect(shown()).toEqual(['Moreau', 'Lindqvist', 'Abe']);
    await user.click(screen.getByRole('columnheader', { name: /total/ }));
    expect(shown('total')).toEqual(['312', '96', '96']);
    expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
  },
);

claim('Without a modifier key', 'Each plain click adds its column', async () => {
  const onSortModelChange = vi.fn();
  render(<Pro multipleColumnsSortingMode="always" onSortModelChange={onSortModelChange} />);
  await clickHeader('total');
  await clickHeader();
  expect(onSortModelChange.mock.lastCall?.[0]).toHaveLength(2);
});

claim('In the interface only', 'A sort model and the methods still sort', async () => {
  const { apiRef } = mount({ disableColumnSorting: true });
  await clickHeader();
  expect(shown()).toEqual(['Lindqvist', 'Abe', 'Moreau']);
  act(() => apiRef.current?.setSortModel(ascending));
  expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
  act(() => apiRef.current?.sortColumn('customer', 'desc'));
  expect(shown()).toEqual(['Moreau', 'Lindqvist', 'Abe']);
});

claim('Hide the arrow', 'Clicking the header still sorts', async () => {
  mount({ columns: [{ field: 'customer', hideSortIcons: true }] });
  await clickHeader();
  expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
  expect(screen.queryByRole('button', { name: 'Sort', hidden: true })).toBeNull();
});

claim('Write your own comparator', 'It compares valueGetter, negated to descend', async () => {
  const sortComparator = (a: number, b: number) => a - b;
  mount({
    columns: [{ field: 'customer', valueGetter: (value: string) => value.length, sortComparator }],
  });
  await clickHeader();
  expect(shown()).toEqual(['3', '6', '9']);
  await clickHeader();
  expect(shown()).toEqual(['9', '6', '3']);
});

claim('Keep empty cells last', 'By default empty cells come first, then last', async () => {
  mount({ rows: [{ id: 1, customer: 'Abe' }, { id: 2, customer: null }, { id: 3 }] });
  await clickHeader();
  expect(shown()).toEqual(['', '', 'Abe']);
  await clickHeader();
  expect(shown()).toEqual(['Abe', '', '']);
});

claim('Keep empty cells last', 'getSortComparator wins and is not negated', async () => {
  mount({
    columns: [
      {
        field: 'customer',
        sortComparator: () => 0,
        getSortComparator: (direction) =>
          direction === 'asc' ? undefined : (a: string, b: string) => a.localeCompare(b),
      },
    ],
  });
  await clickHeader();
  expect(shown()).toEqual(['Lindqvist', 'Abe', 'Moreau']);
  await clickHeader();
  expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
});

claim('Change a comparator later', 'New columns alone do not sort again', () => {
  const { apiRef, update } = mount({ initialState: { sorting: { sortModel: ascending } } });
  const backwards = (a: string, b: string) => b.localeCompare(a);
  update({ columns: [{ field: 'customer', sortComparator: backwards }] });
  expect(shown()).toEqual(['Abe', 'Lindqvist', 'Moreau']);
  act(() => apiRef.current?.applySorting());
  expect(shown()).toEqual(['Moreau', 'Lindqvist', 'Abe']);
});

claim('Change the order of the clicks', 'Without null the rows stay sorted', async () => {
  const { apiRef } = mount({ sortingOrder: ['desc', 'asc'] });
  for (const sort of ['desc', 'asc', 'desc']) {
    await clickHeader();
    expect(gridSortModelSelector(apiRef)).toEqual([{ field: 'customer', sort }]);
  }
});

claim('What else sorting changes', 'A new sort model returns to the first page', async () => {
  const { apiRef } = mount({
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { page: 2, pageSize: 1 } } },
  });
  expect(gridPageSelector(apiRef)).toBe(2);
  await clickHeader();
  expect(gridPageSelector(apiRef)).toBe(0);
});

claim('What else sorting changes', 'A removed column loses its item, a hidden one not', () => {
  const { apiRef, update } = mount({ initialState: { sorting: { sortModel: ascending } } });
  update({ columnVisibilityModel: { customer: false } });
  expect(gridSortModelSelector(apiRef)).toEqual(ascending);
  update({ columns: [{ field: 'total' }] });
  expect(gridSortModelSelector(apiRef)).toEqual([]);
});

claim(
  'What else sorting changes',
  'updateRows and new rows are sorted in immediately',
  async () => {
    const { apiRef, update } = mount({ initialState: { sorting: { sortModel: ascending } } });
    await act(async () => apiRef.current?.updateRows([{ id: 2, customer: 'Zola' }]));
    expect(shown()).toEqual(['Lindqvist', 'Moreau', 'Zola']);
    update({ rows: [...rows, { id: 4, customer: 'Baum', total: 1 }] });
    expect(shown()).toEqual(['Abe', 'Baum', 'Lindqvist', 'Moreau']);
  },
);

claim('Use the API', 'Without a direction, sortColumn moves to the next one', () => {
  const { apiRef } = mount({ columns: both });
  for (const sort of ['asc', 'desc', undefined]) {
    act(() => apiRef.current?.sortColumn('customer'));
    expect(gridSortModelSelector(apiRef)[0]?.sort).toBe(sort);
  }
});

claim('Why does "10" come before "9"?', 'type number converts, strings are compared', async () => {
  const texts = ['9', '10'].map((total, id) => ({ id, total }));
  const { update } = mount({ rows: texts, columns: [{ field: 'total' }] });
  await clickHeader('total');
  expect(shown('total')).toEqual(['10', '9']);
  update({ columns: [{ field: 'total', type: 'number' }], rows: [...texts] });
  expect(shown('total')).toEqual(['9', '10']);
});

claim('Why does a singleSelect column sort oddly?', 'It compares the stored values', async () => {
  const options = { p: 'Aye', k: 'Bee' };
  const valueOptions = Object.entries(options).map(([value, label]) => ({ value, label }));
  mount({
    rows: [...'pk'].map((customer) => ({ id: customer, customer })),
    columns: [{ field: 'customer', type: 'singleSelect', valueOptions }],
  });
  await clickHeader();
  expect(shown()).toEqual(['Bee', 'Aye']);
});
