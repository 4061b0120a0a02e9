import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import FormulaBar from '../../../data/react-data-grid/cell-selection/FormulaBar';
import SelectionStats from '../../../data/react-data-grid/cell-selection/SelectionStats';
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

claim('Mouse and keyboard', 'Navigation keys clear the selection', async () => {
  const { apiRef } = mount();
  for (const key of ['{Home}', '{End}', '{PageUp}', '{PageDown}', ' ']) {
    await userEvent.click(cell(2, 'q2'));
    expect(selected(apiRef)).toEqual(['2q2']);
    await press(key);
    expect(selected(apiRef)).toEqual([]);
  }
});

claim('Mouse and keyboard', 'From right to left, arrows extend the other way', async () => {
  render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <DataGridPremium rows={rows} columns={columns} cellSelection disableVirtualization />
    </ThemeProvider>,
  );
  await userEvent.click(cell(1, 'q2'));
  await press('{Shift>}{ArrowLeft}{/Shift}');
  expect(cell(1, 'q1').classList).toContain('Mui-selected');
  await press('{ArrowLeft}');
  expect(cell(1, 'q3').contains(document.activeElement)).toBe(true);
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

/** Types into the editor of a cell. */
async function edit(id: number, field: string, text: string) {
  await userEvent.dblClick(cell(id, field));
  const input = cell(id, field).querySelector('input')!;
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
}

claim('Read the selection', 'The sum follows the selection and edits', async () => {
  render(<SelectionStats />);
  await userEvent.click(cell(1, 'q1'));
  expect(screen.getByText('Sum: 120')).toBeTruthy();
  await edit(1, 'q1', '500');
  await waitFor(() => expect(screen.getByText('Sum: 500')).toBeTruthy());
});

claim('Read the selection', 'In a controlled grid, the method is behind the model', async () => {
  const behind: string[][] = [];
  const { apiRef } = mount({
    cellSelectionModel: { 4: { q1: true } },
    onCellSelectionModelChange: (model) => behind.push(Object.keys(model), selected(apiRef)),
  });
  await userEvent.click(cell(1, 'q1'));
  expect(behind).toEqual([['1'], ['4q1']]);
});

claim('Control the selection', 'The field writes into the selection and keeps edits', async () => {
  render(<FormulaBar />);
  await edit(1, 'q1', '777');
  await waitFor(() => expect(cell(1, 'q1').textContent).toBe('777'));
  await userEvent.click(cell(3, 'q2'));
  const field = screen.getByLabelText('Bags in the selected quarters');
  fireEvent.change(field, { target: { value: '55' } });
  expect([cell(3, 'q2').textContent, cell(1, 'q1').textContent]).toEqual(['55', '777']);
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

claim('Select cells from code', 'Empty for another page, nothing without cellSelection', () => {
  let { apiRef } = mount(paged);
  act(() => apiRef.current.selectCellRange(corner(1, 'q1'), corner(3, 'q1')));
  expect(apiRef.current.getCellSelectionModel()).toEqual({});
  cleanup();
  ({ apiRef } = mount({ cellSelection: false }));
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

claim('Editing, copying, and pasting', 'A cell that is added later comes last', () => {
  const onClipboardCopy = vi.fn();
  const { apiRef } = mount({ onClipboardCopy });
  act(() => apiRef.current.setCellSelectionModel({ 1: { q3: true, q1: true } }));
  act(() => apiRef.current.setCellFocus(1, 'q1'));
  fireEvent.keyDown(cell(1, 'q1'), { key: 'c', keyCode: 67, ctrlKey: true });
  expect(onClipboardCopy.mock.lastCall?.[0]).toBe('1000\t10');
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
