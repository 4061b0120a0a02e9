import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid } from '@mui/x-data-grid';
import {
  GRID_REORDER_COL_DEF,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import MoveButtons from '../../../data/react-data-grid/row-ordering/MoveButtons';
import ReorderRows from '../../../data/react-data-grid/row-ordering/ReorderRows';
import SaveOrder from '../../../data/react-data-grid/row-ordering/SaveOrder';
import { claimsOf } from '../claim';
import { mountGrid } from './grid';
import { headers, mountPremium, shown, sort, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/row-ordering/');

const HANDLE = GRID_REORDER_COL_DEF.field;
const columns: GridColDef[] = [
  { field: 'task', editable: true },
  { field: 'room', disableReorder: true },
];
const rows = [...'abcd'].map((id) => ({ id, task: `Task ${id}`, room: 'Hall' }));
type OnChange = (params: GridRowOrderChangeParams) => void;

const mount = (props: Props = {}) => mountPremium({ columns, rows, rowReordering: true, ...props });
const order = () => shown().join('');
const cell = (id: string, field = HANDLE) =>
  document.querySelector(`[data-id="${id}"] [data-field="${field}"]`)!;
const handle = (id: string) => cell(id).querySelector('.MuiDataGrid-rowReorderCell')!;
const draggable = () => shown().map((id) => handle(id).getAttribute('draggable'));

let clientY = 0;
/** Sends an event of the browser's drag and drop, which happy-dom doesn't have. */
function send(type: string, element: Element, dropEffect = 'move') {
  clientY += 10;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY });
  Object.defineProperty(event, 'dataTransfer', { value: { dropEffect } });
  fireEvent(element, event);
  return event.defaultPrevented;
}

/** Drags a row over cells one after the other. Returns whether the last one accepts a drop. */
function drag(id: string, targets: Element[], dropEffect = 'move') {
  const source = handle(id);
  send('dragstart', source);
  const accepted = targets.map((target) => send('dragover', target));
  send('dragend', source, dropEffect);
  return accepted.at(-1);
}

claim('Data Grid - Row ordering', 'A column is added first, one call at the drop', () => {
  const onRowOrderChange = vi.fn<OnChange>();
  mount({ onRowOrderChange });
  expect(headers()).toEqual([HANDLE, 'task', 'room']);
  expect(drag('a', [cell('b'), cell('c')])).toBe(true);
  expect(order()).toBe('bcad');
  expect(onRowOrderChange).toHaveBeenCalledTimes(1);
  expect(onRowOrderChange.mock.lastCall?.[0]).toEqual({
    row: rows[0],
    oldIndex: 0,
    targetIndex: 2,
  });
});

claim('Data Grid - Row ordering', 'The row moves while it is dragged', () => {
  mount();
  send('dragstart', handle('a'));
  send('dragover', cell('b'));
  expect(order()).toBe('bacd');
  send('dragend', handle('a'));
});

claim('Data Grid - Row ordering', 'A drop at the old position is a call as well', () => {
  const onRowOrderChange = vi.fn<OnChange>();
  mount({ onRowOrderChange });
  drag('b', [cell('b')]);
  expect(onRowOrderChange.mock.lastCall?.[0]).toMatchObject({ oldIndex: 1, targetIndex: 1 });
});

claim('Data Grid - Row ordering', 'Outside, the row returns without a call', () => {
  const onRowOrderChange = vi.fn<OnChange>();
  mount({ onRowOrderChange });
  const header = document.querySelector('[role="columnheader"][data-field="task"] [draggable]')!;
  expect(drag('a', [cell('c'), header], 'none')).toBe(false);
  expect(order()).toBe('abcd');
  expect(onRowOrderChange).not.toHaveBeenCalled();
});

claim('Data Grid - Row ordering', 'New rows replace the order, updateRows keeps it', () => {
  const { apiRef, update } = mount();
  drag('a', [cell('c')]);
  act(() => apiRef.current.updateRows([{ id: 'b', room: 'Attic' }, { id: 'e' }]));
  expect(order()).toBe('bcade');
  update({ density: 'compact' });
  expect(order()).toBe('bcade');
  update({ rows: [...rows] });
  expect(order()).toBe('abcd');
});

claim('Data Grid - Row ordering', 'The demo stores the new order', () => {
  render(<ReorderRows />);
  expect(screen.getByRole('status').textContent).toContain('First: Wire lamps, Hall.');
  drag('5', [cell('6'), cell('7')]);
  expect(screen.getByRole('status').textContent).toContain('First: Sand the floor, Kitchen.');
  expect(order().slice(0, 3)).toBe('675');
});

claim('Save the order on a server', 'A failed request restores the old order', async () => {
  render(<SaveOrder />);
  await userEvent.click(screen.getByRole('switch', { name: 'Server online' }));
  drag('5', [cell('6')]);
  expect(screen.getByRole('alert').textContent).toBe('Saving the order…');
  expect(order().slice(0, 2)).toBe('65');
  await screen.findByText(/has been restored/, undefined, { timeout: 3000 });
  await waitFor(() => expect(order().slice(0, 2)).toBe('56'));
});

claim('Find out why the handle is disabled', 'Sorting and groups disable it', () => {
  const { apiRef, update } = mount();
  expect(new Set(draggable())).toEqual(new Set(['true']));
  sort(apiRef, 'task', true);
  expect(new Set(draggable())).toEqual(new Set(['false']));
  drag('a', [cell('c')]);
  expect(order()).toBe('dcba');
  act(() => apiRef.current.setSortModel([]));
  update({ rowGroupingModel: ['room'], defaultGroupingExpansionDepth: -1 });
  expect(handle('a').getAttribute('draggable')).toBe('false');
});

claim('Find out why the handle is disabled', 'A cell in edit mode disables all handles', () => {
  const { apiRef } = mount();
  act(() => apiRef.current.startCellEditMode({ id: 'a', field: 'task' }));
  expect(new Set(draggable())).toEqual(new Set(['false']));
  act(() => apiRef.current.stopCellEditMode({ id: 'a', field: 'task' }));
  expect(new Set(draggable())).toEqual(new Set(['true']));
});

claim('Change the label and the icon', 'The id, or the text in the row, and the slot', () => {
  const [first, ...others] = rows;
  mount({
    rows: [{ ...first, __reorder__: 'Paint the hall' }, ...others],
    slots: { rowReorderIcon: () => <i>icon</i> },
  });
  const label = (id: string) =>
    handle(id).querySelector('.MuiDataGrid-rowReorderCellPlaceholder')?.textContent;
  expect([label('a'), label('b')]).toEqual(['Paint the hall', 'b']);
  expect(screen.getAllByText('icon')).toHaveLength(4);
});

claim('Move the column with the handles', 'Your column is used instead of the first one', () => {
  const own = { ...GRID_REORDER_COL_DEF, headerName: 'Move', renderHeader: undefined };
  mount({ columns: [...columns, own] });
  expect(headers()).toEqual(['task', 'room', HANDLE]);
  expect(screen.getByText('Move')).toBeTruthy();
  drag('a', [cell('b')]);
  expect(order()).toBe('bacd');
});

claim('Move the column with the handles', 'The definition turns features off, 50 px wide', () => {
  expect(GRID_REORDER_COL_DEF).toMatchObject({
    field: '__reorder__',
    width: 50,
    sortable: false,
    filterable: false,
    resizable: false,
    disableColumnMenu: true,
    disableReorder: true,
    disableExport: true,
  });
});

claim('Move the column with the handles', 'The header is empty, localeText names it', () => {
  const { apiRef } = mount({ localeText: { rowReorderingHeaderName: 'Order' } });
  const header = document.querySelector(`[role="columnheader"][data-field="${HANDLE}"]`);
  expect(header?.textContent.trim()).toBe('');
  expect(header?.getAttribute('aria-label')).toBeNull();
  expect(apiRef.current.getColumn(HANDLE).headerName).toBe('Order');
});

claim('Move rows with buttons and keys', 'Both move a row and keep the focus', async () => {
  render(<MoveButtons />);
  const up = screen.getByRole('menuitem', { name: 'Move up: Paint the walls, Kitchen' });
  await userEvent.click(up);
  expect(order().slice(0, 3)).toBe('576');
  await userEvent.click(cell('6', 'room'));
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  expect(order().slice(0, 3)).toBe('657');
  expect(document.activeElement).toBe(cell('6', 'room'));
  expect(screen.getByRole('status').textContent).toContain('position 1 of 6');
});

claim('Move rows with buttons and keys', 'The columns of the demo cannot be sorted', async () => {
  render(<MoveButtons />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Room' }));
  expect(order()).toBe('5678910');
});

claim('Move rows with buttons and keys', 'Sorted rows ignore the order of the array', () => {
  const { apiRef, update } = mount();
  sort(apiRef, 'task');
  update({ rows: [...rows].reverse() });
  expect(order()).toBe('abcd');
  act(() => apiRef.current.setSortModel([]));
  expect(order()).toBe('dcba');
});

claim('How do users sort rows first and then move some of them?', 'The order stays', () => {
  const { apiRef, update } = mount();
  sort(apiRef, 'task', true);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = apiRef.current.getSortedRowIds();
  update({ rows: ids.flatMap((id) => byId.get(String(id)) ?? []) });
  act(() => apiRef.current.setSortModel([]));
  expect(order()).toBe('dcba');
  expect(new Set(draggable())).toEqual(new Set(['true']));
});

claim('Save the order on a server', 'The overlay covers the rows during a request', async () => {
  render(<SaveOrder />);
  drag('5', [cell('6')]);
  expect(
    screen.getAllByRole('progressbar').some((bar) => !bar.ariaLabel?.startsWith('Progress')),
  ).toBe(true);
  await screen.findByText('Order saved.', undefined, { timeout: 3000 });
});

claim('Move rows from code', 'setRowIndex moves without the callback', () => {
  const onRowOrderChange = vi.fn<OnChange>();
  const { apiRef } = mount({ onRowOrderChange });
  act(() => apiRef.current.setRowIndex('a', 2));
  expect(order()).toBe('bcad');
  expect(apiRef.current.getSortedRowIds().join('')).toBe('bcad');
  expect(onRowOrderChange).not.toHaveBeenCalled();
});

claim('Move rows from code', 'setRowIndex throws for grouped rows', () => {
  const { apiRef } = mount({ initialState: { rowGrouping: { model: ['room'] } } });
  const api = apiRef.current;
  expect(() => api.setRowIndex('a', 1)).toThrow('do not support reordering of grouped rows yet.');
  const group = api.getSortedRowIds().find((id) => String(id).startsWith('auto-generated'))!;
  expect(() => api.setRowIndex(group, 1)).toThrow('reordering of footer or grouping rows.');
});

claim('Combine row ordering with other features', 'Indexes count hidden rows and pages', () => {
  const onRowOrderChange = vi.fn<OnChange>();
  const { apiRef } = mount({
    onRowOrderChange,
    pagination: true,
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 2 } } },
  });
  expect(order()).toBe('cd');
  drag('c', [cell('d')]);
  expect(onRowOrderChange.mock.lastCall?.[0]).toMatchObject({ oldIndex: 2, targetIndex: 3 });
  const items = [{ field: 'task', operator: 'isAnyOf', value: ['Task b', 'Task c'] }];
  act(() => apiRef.current.setFilterModel({ items }));
  expect(order()).toBe('bc');
  drag('b', [cell('c')]);
  expect(onRowOrderChange.mock.lastCall?.[0]).toMatchObject({ oldIndex: 1, targetIndex: 3 });
});

claim('Combine row ordering with other features', 'Pinned rows have no handle', () => {
  mount({ pinnedRows: { bottom: [{ id: 'x', task: 'Total' }] } });
  expect(cell('x').querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
  expect(drag('a', [cell('b'), cell('x')])).toBe(false);
});

claim('Combine row ordering with other features', 'A handle does not select', async () => {
  const { apiRef } = mount();
  await userEvent.click(handle('a'));
  expect(apiRef.current.getSelectedRows().size).toBe(0);
});

claim('Combine row ordering with other features', 'List view has no handles', () => {
  mount({ listView: true, listViewColumn: { field: 'list' } });
  expect(document.querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
});

claim('Why does my row jump back when I drop it?', 'Cells of locked columns refuse a drop', () => {
  const { update } = mount();
  expect(drag('a', [cell('b', 'task')])).toBe(true);
  expect(drag('a', [cell('c', 'room')])).toBe(false);
  expect(order()).toBe('bacd');
  update({ disableColumnReorder: true });
  expect(drag('a', [cell('c', 'task')])).toBe(false);
  expect(drag('a', [cell('c')])).toBe(true);
});

claim('Can I reorder rows in Community?', 'No handles and no setRowIndex', () => {
  const { api } = mountGrid({ rows, columns });
  expect('setRowIndex' in api).toBe(false);
  render(<DataGrid rows={rows} columns={columns} {...{ rowReordering: true }} />);
  expect(document.querySelector('.MuiDataGrid-rowReorderCell')).toBeNull();
});

claim('Combine row ordering with other features', 'Open panels move, and accept no drop', () => {
  const ids = new Set(['a', 'b']);
  mount({
    getDetailPanelContent: ({ row }) => <p>{`Panel of ${row.task}`}</p>,
    initialState: { detailPanel: { expandedRowIds: ids } },
  });
  const panel = (id: string) =>
    screen.getByText(`Panel of Task ${id}`).closest('.MuiDataGrid-detailPanel')!;
  expect(drag('a', [cell('b'), cell('c')])).toBe(true);
  expect(order()).toBe('bcad');
  const rowBefore = (id: string) =>
    panel(id).previousElementSibling?.closest('[data-id]')?.getAttribute('data-id');
  expect([rowBefore('a'), rowBefore('b')]).toEqual(['a', 'b']);
  // The browser reports `none` for a drop on an element that refuses it.
  expect(drag('d', [cell('a'), panel('b')], 'none')).toBe(false);
  expect(order()).toBe('bcad');
});
