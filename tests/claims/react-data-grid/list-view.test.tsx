import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GRID_CHECKBOX_SELECTION_FIELD, type GridListViewColDef } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import ListViewEditDialog from '../../../data/react-data-grid/list-view/ListViewEditDialog';
import { claimsOf } from '../claim';
import { mountGrid } from './grid';
import { filter, mountPremium, shown, sort, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/list-view/');

const rows = [
  { id: 1, brand: 'Alba', rate: 60 },
  { id: 2, brand: 'Corvo', rate: 40 },
  { id: 3, brand: 'Fjell', rate: 50 },
];
const columns = [{ field: 'brand', editable: true }, { field: 'rate' }];
const listViewColumn: GridListViewColDef = {
  field: 'car',
  renderCell: ({ row }) => <span>Car {row.brand}</span>,
};
const mount = (props: Props = {}) =>
  mountPremium({ rows, columns, listView: true, listViewColumn, ...props });
const cells = () => screen.getAllByRole('gridcell').map((cell) => cell.textContent);
const selected = (apiRef: ReturnType<typeof mount>['apiRef']) => [
  ...apiRef.current.getSelectedRows().keys(),
];

claim('Data Grid - List view', 'One cell for each row, no header', () => {
  mount();
  expect(cells()).toEqual(['Car Alba', 'Car Corvo', 'Car Fjell']);
  expect(screen.queryAllByRole('columnheader')).toHaveLength(0);
});

claim('Data Grid - List view', 'Without renderCell, the value of the field is shown', () => {
  mount({ listViewColumn: { field: 'brand' } });
  expect(cells()).toEqual(['Alba', 'Corvo', 'Fjell']);
});

claim('Data Grid - List view', 'The columns sort, filter, search, and export', () => {
  const { apiRef } = mount();
  sort(apiRef, 'rate');
  expect(shown()).toEqual(['2', '3', '1']);
  filter(apiRef, 'brand', 'l');
  expect(shown()).toEqual(['3', '1']);
  act(() => apiRef.current.setFilterModel({ items: [], quickFilterValues: ['40'] }));
  expect(shown()).toEqual(['2']);
  expect(apiRef.current.getDataAsCsv()).toBe('brand,rate\r\nCorvo,40');
});

claim('Switch between table and list', 'Sort order, filters, and selection stay', () => {
  const { apiRef, update } = mount();
  sort(apiRef, 'rate');
  filter(apiRef, 'brand', 'l');
  act(() => apiRef.current.selectRow(3));
  update({ listView: false });
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(shown()).toEqual(['3', '1']);
  expect(selected(apiRef)).toEqual([3]);
  update({ listView: true });
  expect(cells()).toEqual(['Car Fjell', 'Car Alba']);
  expect(selected(apiRef)).toEqual([3]);
});

claim('Edit and delete items', 'No inline editing, even on a field with editable', async () => {
  const { apiRef } = mount({ listViewColumn: { field: 'brand' } });
  await userEvent.dblClick(screen.getByText('Corvo'));
  await userEvent.keyboard('{Enter}x');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(apiRef.current.getRow(2)).toMatchObject({ brand: 'Corvo' });
});

claim('Edit and delete items', 'updateRows changes and deletes until new rows arrive', () => {
  const { apiRef, update } = mount();
  act(() =>
    apiRef.current.updateRows([
      { id: 1, brand: 'Nimbus' },
      { id: 2, _action: 'delete' },
    ]),
  );
  expect(cells()).toEqual(['Car Nimbus', 'Car Fjell']);
  update({ rows: [...rows] });
  expect(cells()).toEqual(['Car Alba', 'Car Corvo', 'Car Fjell']);
});

claim('Edit and delete items', 'A button selects the row unless it stops the event', async () => {
  const button = (stop: boolean): GridListViewColDef => ({
    field: 'car',
    renderCell: ({ row }) => (
      <button onClick={(event) => stop && event.stopPropagation()}>{row.brand}</button>
    ),
  });
  const { apiRef, update } = mount({ listViewColumn: button(true) });
  await userEvent.click(screen.getByText('Corvo'));
  expect(selected(apiRef)).toEqual([]);
  update({ listViewColumn: button(false) });
  await userEvent.click(screen.getByText('Corvo'));
  expect(selected(apiRef)).toEqual([2]);
});

claim('Let keyboards enter the list', 'No tab stop until the state has one', async () => {
  const { apiRef } = mount();
  expect(screen.getByRole('grid').querySelector('[tabindex="0"]')).toBeNull();
  const cell = { id: 1, field: 'car' };
  act(() => {
    apiRef.current.setState((state) => ({ ...state, tabIndex: { ...state.tabIndex, cell } }));
  });
  expect(document.activeElement).toBe(document.body);
  act(() => screen.getByText('Car Alba').closest<HTMLElement>('[tabindex="0"]')!.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Car Corvo');
});

claim('Set the height of items', 'The row height is the same in both views', () => {
  const { update } = mount();
  const height = () => document.querySelector<HTMLElement>('[data-id="1"]')!.style.maxHeight;
  expect(height()).toBe('52px');
  update({ listView: false });
  expect(height()).toBe('52px');
});

claim('Know what works in a list', 'Click and Shift+Space select', async () => {
  const { apiRef } = mount();
  await userEvent.click(screen.getByText('Car Alba'));
  expect(selected(apiRef)).toEqual([1]);
  await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}');
  expect(selected(apiRef)).toEqual([1, 2]);
});

claim('Know what works in a list', 'Pages and pinned rows work', () => {
  mount({
    pagination: true,
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 } } },
    pinnedRows: { top: [{ id: 9, brand: 'Total' }] },
  });
  expect(cells()).toEqual(['Car Total', 'Car Fjell']);
});

claim('Know what works in a list', 'Cell selection needs the field of a column', async () => {
  const { apiRef } = mount({
    cellSelection: true,
    listViewColumn: { ...listViewColumn, field: 'brand' },
  });
  await userEvent.click(screen.getByText('Car Corvo'));
  expect(apiRef.current.getCellSelectionModel()).toEqual({ 2: { brand: true } });
});

claim('Know what works in a list', 'Pinned, checkbox, and toggle columns are missing', () => {
  mount({
    checkboxSelection: true,
    rowReordering: true,
    getDetailPanelContent: () => 'Details',
    initialState: { pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'rate'] } },
    columnGroupingModel: [{ groupId: 'all', children: [{ field: 'brand' }] }],
    headerFilters: true,
  });
  expect(cells()).toEqual(['Car Alba', 'Car Corvo', 'Car Fjell']);
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  expect(screen.queryAllByRole('columnheader')).toHaveLength(0);
});

claim('Why does the console say that listViewColumn must be set?', 'A warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    mount({ listView: true, listViewColumn: undefined });
  } catch {
    // What is rendered without the column is of no interest here.
  }
  expect(warn.mock.calls.flat().join()).toContain('`listViewColumn` prop must be set');
  warn.mockRestore();
  error.mockRestore();
});

claim('Can I show a list in the Community plan?', 'DataGrid ignores listView', () => {
  mountGrid({ rows, columns, ...{ listView: true, listViewColumn } });
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

claim('Can I show a list in the Community plan?', 'Hidden columns still sort', () => {
  mountGrid({
    rows,
    columns: [{ field: 'car', renderCell: ({ row }) => row.brand }, { field: 'rate' }],
    columnVisibilityModel: { rate: false },
    sortModel: [{ field: 'rate', sort: 'asc' }],
    columnHeaderHeight: 0,
  });
  expect(cells()).toEqual(['Corvo', 'Fjell', 'Alba']);
});

claim(
  'How do users select several items by touch?',
  'checkboxSelection adds each tap',
  async () => {
    const { apiRef, update } = mount();
    await userEvent.click(screen.getByText('Car Alba'));
    await userEvent.click(screen.getByText('Car Fjell'));
    expect(selected(apiRef)).toEqual([3]);
    update({ checkboxSelection: true });
    await userEvent.click(screen.getByText('Car Alba'));
    expect(selected(apiRef)).toEqual([3, 1]);
    await userEvent.click(screen.getByText('Car Fjell'));
    expect(selected(apiRef)).toEqual([1]);
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0);
  },
);

claim('Sort and filter the list', 'The search skips hidden columns', () => {
  const { apiRef } = mount({ columnVisibilityModel: { rate: false } });
  act(() => apiRef.current.setFilterModel({ items: [], quickFilterValues: ['40'] }));
  expect(shown()).toEqual([]);
});

claim('Edit and delete items', 'Space on a button moves the focus unless stopped', async () => {
  const button = (stop: boolean): GridListViewColDef => ({
    field: 'car',
    renderCell: ({ row, tabIndex }) => (
      <button tabIndex={tabIndex} onKeyDown={(event) => stop && event.stopPropagation()}>
        {row.brand}
      </button>
    ),
  });
  const { update } = mount({ listViewColumn: button(true) });
  await userEvent.click(screen.getByText('Alba'));
  await userEvent.keyboard(' ');
  expect(document.activeElement?.textContent).toBe('Alba');
  update({ listViewColumn: button(false) });
  await userEvent.keyboard(' ');
  expect(document.activeElement?.textContent).not.toBe('Alba');
});

claim('Edit and delete items', 'The dialog saves a rate', async () => {
  render(<ListViewEditDialog />);
  const edit = screen.getByRole('button', { name: 'Edit Nimbus, 3 seats, Lyon' });
  await userEvent.click(edit);
  const rate = await screen.findByRole('spinbutton', { name: /Rate per day/ });
  await userEvent.clear(rate);
  await userEvent.type(rate, '77{Enter}');
  expect(await screen.findByText('Lyon, €77/day')).toBeTruthy();
});
