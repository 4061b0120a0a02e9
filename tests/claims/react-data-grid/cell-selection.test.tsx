import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountPremium, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/cell-selection/');

const rows = [1, 2, 3, 4].map((id) => ({ id, q1: id * 10, q2: id * 100, q3: id * 1000 }));
const columns: GridColDef[] = ['q1', 'q2', 'q3'].map((field) => ({ field, editable: true }));

const mount = (props: Props = {}) =>
  mountPremium({ rows, columns, cellSelection: true, rowSelection: false, ...props });
type Ref = ReturnType<typeof mount>['apiRef'];

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
const selected = ({ current }: Ref) =>
  current.getSelectedCellsAsArray().map(({ id, field }) => `${id}${field}`);
const press = (keys: string) => userEvent.keyboard(keys);
const corner = (id: number, field: string) => ({ id, field });

claim('Mouse and keyboard', 'A click selects one cell, Ctrl toggles, Shift selects', async () => {
  const { apiRef } = mount();
  const user = userEvent.setup();
  await user.click(cell(1, 'q1'));
  expect(selected(apiRef)).toEqual(['1q1']);
  await user.keyboard('{Shift>}');
  await user.click(cell(2, 'q2'));
  await user.keyboard('{/Shift}{Control>}');
  expect(selected(apiRef)).toEqual(['1q1', '1q2', '2q1', '2q2']);
  await user.click(cell(4, 'q3'));
  await user.click(cell(1, 'q2'));
  await user.keyboard('{/Control}');
  expect(selected(apiRef)).toEqual(['1q1', '2q1', '2q2', '4q3']);
  await user.click(cell(3, 'q3'));
  expect(selected(apiRef)).toEqual(['3q3']);
});

claim('Mouse and keyboard', 'Dragging selects a range, with Ctrl it adds one', () => {
  const { apiRef } = mount();
  const drag = (from: HTMLElement, to: HTMLElement, ctrlKey = false) => {
    fireEvent.mouseDown(from, { ctrlKey });
    fireEvent.mouseOver(to, { ctrlKey });
    fireEvent.mouseUp(to, { ctrlKey });
  };
  drag(cell(1, 'q1'), cell(2, 'q1'));
  expect(selected(apiRef)).toEqual(['1q1', '2q1']);
  drag(cell(4, 'q3'), cell(4, 'q2'), true);
  expect(selected(apiRef)).toEqual(['1q1', '2q1', '4q2', '4q3']);
});

claim('Mouse and keyboard', 'Shift and arrows extend, other keys clear', async () => {
  const { apiRef } = mount();
  await userEvent.click(cell(1, 'q1'));
  await press('{Shift>}{ArrowDown}{/Shift}');
  await press('{Shift>}{ArrowRight}{/Shift}');
  expect(selected(apiRef)).toEqual(['1q1', '1q2', '2q1', '2q2']);
  await press('{Escape}');
  expect(selected(apiRef)).toHaveLength(4);
  await userEvent.click(document.body);
  expect(selected(apiRef)).toHaveLength(4);
  act(() => apiRef.current.setCellFocus(1, 'q1'));
  await press('{ArrowDown}');
  expect(selected(apiRef)).toEqual([]);
  await press('{Shift>} {/Shift}');
  expect(selected(apiRef)).toEqual(['2q1']);
});

claim('Mouse and keyboard', 'Clicks do not select checkboxes and actions', async () => {
  const actions: GridColDef = { field: 'menu', type: 'actions', getActions: () => [] };
  const { apiRef } = mount({
    checkboxSelection: true,
    rowSelection: true,
    columns: [...columns, actions],
  });
  await userEvent.click(cell(1, '__check__'));
  await userEvent.click(cell(1, 'menu'));
  expect(selected(apiRef)).toEqual([]);
});

claim('Combine with row selection', 'A click does both unless it is disabled', async () => {
  const { apiRef, update } = mount({ rowSelection: true });
  await userEvent.click(cell(1, 'q1'));
  expect([...apiRef.current.getSelectedRows().keys()]).toEqual([1]);
  update({ disableRowSelectionOnClick: true });
  await userEvent.click(cell(2, 'q1'));
  expect([...apiRef.current.getSelectedRows().keys()]).toEqual([1]);
  expect(selected(apiRef)).toEqual(['2q1']);
});

const paged: Props = {
  pagination: true,
  pageSizeOptions: [2],
  initialState: {
    pagination: { paginationModel: { page: 0, pageSize: 2 } },
    cellSelection: { 1: { q1: true, q2: true }, 3: { q1: true } },
  },
};

claim('Read the selection', 'The array has the page, the model has all cells', () => {
  const { apiRef } = mount(paged);
  expect(selected(apiRef)).toEqual(['1q1', '1q2']);
  expect(apiRef.current.getCellSelectionModel()).toHaveProperty('3.q1', true);
  act(() => apiRef.current.setPage(1));
  expect(selected(apiRef)).toEqual(['3q1']);
});

claim('Control the selection', 'Without the callback users cannot change it', async () => {
  const { apiRef } = mount({ cellSelectionModel: { 4: { q1: true, q2: false } } });
  await userEvent.click(cell(1, 'q1'));
  expect(selected(apiRef)).toEqual(['4q1']);
  expect(apiRef.current.isCellSelected(4, 'q2')).toBe(false);
});

claim('Select cells from code', 'A range has visible columns, true keeps the rest', () => {
  const { apiRef } = mount({ initialState: { columns: { columnVisibilityModel: { q2: false } } } });
  act(() => apiRef.current.selectCellRange(corner(2, 'q3'), corner(1, 'q1')));
  expect(selected(apiRef)).toEqual(['1q1', '1q3', '2q1', '2q3']);
  act(() => apiRef.current.selectCellRange(corner(4, 'q1'), corner(4, 'q1'), true));
  expect(selected(apiRef)).toHaveLength(5);
  act(() => apiRef.current.selectCellRange(corner(1, 'q1'), corner(2, 'q2')));
  expect(selected(apiRef)).toEqual([]);
});

claim('Select cells from code', 'A row on another page makes the range empty', () => {
  const { apiRef } = mount(paged);
  act(() => apiRef.current.selectCellRange(corner(1, 'q1'), corner(3, 'q1')));
  expect(apiRef.current.getCellSelectionModel()).toEqual({});
});

claim('Select cells from code', 'Without cellSelection the methods do nothing', () => {
  const { apiRef } = mount({ cellSelection: false });
  act(() => apiRef.current.setCellSelectionModel({ 1: { q1: true } }));
  act(() => apiRef.current.selectCellRange(corner(1, 'q1'), corner(2, 'q1')));
  expect(apiRef.current.getCellSelectionModel()).toEqual({});
});

claim('Sort, filter, and change pages', 'The same cells stay selected', () => {
  const { apiRef } = mount({ initialState: { cellSelection: { 1: { q1: true } } } });
  act(() => apiRef.current.sortColumn('q1', 'desc'));
  expect(selected(apiRef)).toEqual(['1q1']);
});

claim('Sort, filter, and change pages', 'Copying includes cells of other pages', async () => {
  const onClipboardCopy = vi.fn();
  const { apiRef } = mount({ ...paged, onClipboardCopy });
  act(() => apiRef.current.setCellFocus(1, 'q1'));
  fireEvent.keyDown(cell(1, 'q1'), { key: 'c', keyCode: 67, ctrlKey: true });
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('10\t100\r\n30');
});

claim('Draw a border around the range', 'A single cell has all four classes', () => {
  mount({ initialState: { cellSelection: { 1: { q1: true }, 3: { q1: true, q2: true } } } });
  const edges = (id: number, field: string) => cell(id, field).className.match(/range\w+/g);
  expect(edges(1, 'q1')).toEqual(['rangeTop', 'rangeBottom', 'rangeLeft', 'rangeRight']);
  expect(edges(3, 'q1')).toEqual(['rangeTop', 'rangeBottom', 'rangeLeft']);
  expect(edges(3, 'q2')).toEqual(['rangeTop', 'rangeBottom', 'rangeRight']);
  expect(cell(1, 'q1').classList).toContain('Mui-selected');
});

claim('Can users clear the selected cells with Delete?', 'The focused cell opens', async () => {
  const { apiRef } = mount();
  await userEvent.click(cell(1, 'q1'));
  await press('{Shift>}{ArrowDown}{/Shift}{Delete}');
  expect(apiRef.current.getCellMode(1, 'q1')).toBe('edit');
  expect(apiRef.current.getCellMode(2, 'q1')).toBe('view');
  expect(apiRef.current.getCellValue(2, 'q1')).toBe(20);
});

claim('Do screen readers announce selected cells?', 'Cells have no aria-selected', () => {
  mount({ initialState: { cellSelection: { 1: { q1: true } } } });
  expect(cell(1, 'q1').hasAttribute('aria-selected')).toBe(false);
});

claim('Can I select cells in Community or Pro?', 'Pro ignores cellSelection', async () => {
  cleanup();
  const props = { rows, columns, cellSelection: true };
  render(<DataGridPro {...props} disableVirtualization />);
  await userEvent.click(screen.getByText('10'));
  expect(cell(1, 'q1').classList).not.toContain('Mui-selected');
});
