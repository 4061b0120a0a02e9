import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  GRID_CHECKBOX_SELECTION_FIELD,
  gridColumnFieldsSelector,
  type GridColDef,
  type GridColumnOrderChangeParams,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import MoveFromMenu from '../../../data/react-data-grid/column-ordering/MoveFromMenu';
import { claimsOf } from '../claim';
import { mountGrid } from './grid';
import { headers, mountPremium, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/column-ordering/');

const columns: GridColDef[] = [...'abcd'].map((field) => ({ field }));
const rows = [{ id: 1, a: 'a1', b: 'b1', c: 'c1', d: 'd1' }];
const mount = (props: Props = {}) => mountPremium({ columns, rows, ...props });
const order = () => headers().join('');

/** The part of a header that users drag. */
const handle = (field: string) =>
  document.querySelector(`[role="columnheader"][data-field="${field}"] [draggable]`)!;
const cell = (field: string) => document.querySelector(`[role="gridcell"][data-field="${field}"]`)!;

let clientX = 0;
/** Sends an event of the browser's drag and drop, which happy-dom doesn't have. */
function send(type: string, element: Element, right = true, dropEffect = 'move') {
  clientX += right ? 10 : -10;
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
  Object.defineProperty(event, 'dataTransfer', { value: { dropEffect } });
  fireEvent(element, event);
  return event.defaultPrevented;
}

/** Drags a header over elements one after the other. Returns whether the last one accepts a drop. */
function drag(field: string, targets: Element[], { right = true, dropEffect = 'move' } = {}) {
  send('dragstart', handle(field));
  // The grid compares two positions of the pointer, so it needs two events for each element.
  const over = (target: Element) => send('dragover', target, right);
  const accepted = targets.map((target) => over(target) && over(target));
  send('dragend', handle(field), right, dropEffect);
  return accepted.at(-1);
}

claim('Data Grid - Column reordering', 'Users drag headers, on by default', () => {
  mount();
  drag('a', [handle('b'), handle('c')]);
  expect(order()).toBe('bcad');
  drag('d', [handle('b')], { right: false });
  expect(order()).toBe('dbca');
});

claim('Data Grid - Column reordering', 'It moves while dragging, cells accept the drop', () => {
  const { apiRef } = mount();
  send('dragstart', handle('a'));
  send('dragover', handle('b'));
  expect(order()).toBe('bacd');
  expect(send('dragover', cell('d'))).toBe(true);
  expect(order()).toBe('bcda');
  send('dragend', handle('a'));
  expect(gridColumnFieldsSelector(apiRef).join('')).toBe('bcda');
});

claim('Data Grid - Column reordering', 'Outside, the column returns without a call', () => {
  const onColumnOrderChange = vi.fn();
  mount({ onColumnOrderChange });
  drag('a', [handle('c')], { dropEffect: 'none' });
  expect(order()).toBe('abcd');
  expect(onColumnOrderChange).not.toHaveBeenCalled();
});

claim('Set the initial order', 'Other columns are last, unknown fields are ignored', () => {
  mount({ initialState: { columns: { orderedFields: ['d', 'x', 'b'] } } });
  expect(order()).toBe('dbac');
});

claim('Set the initial order', 'A new columns array replaces the order', () => {
  const { update } = mount();
  drag('a', [handle('c')]);
  update({ density: 'compact' });
  expect(order()).toBe('bcad');
  update({ columns: [...columns] });
  expect(order()).toBe('abcd');
});

claim('Prevent users from moving columns', 'No header can be dragged, code still moves', () => {
  const { apiRef } = mount({ disableColumnReorder: true });
  expect(columns.map(({ field }) => handle(field).getAttribute('draggable'))).toEqual(
    Array(4).fill('false'),
  );
  drag('a', [handle('c')]);
  expect(order()).toBe('abcd');
  act(() => apiRef.current.setColumnIndex('a', 2));
  expect(order()).toBe('bcad');
});

const locked = (...fields: string[]) =>
  columns.map((column) => ({ ...column, disableReorder: fields.includes(column.field) }));

claim('For one column', 'A locked column at the edge keeps its place', () => {
  mount({ columns: locked('a', 'b') });
  drag('a', [handle('c')]);
  expect(order()).toBe('abcd');
  expect(drag('d', [handle('c'), handle('b'), cell('a')], { right: false })).toBe(false);
  expect(order()).toBe('abdc');
});

claim('For one column', 'A locked column in the middle gives way, without a drop', () => {
  mount({ columns: locked('b') });
  expect(drag('a', [handle('b')])).toBe(false);
  expect(drag('a', [cell('b')])).toBe(false);
  expect(order()).toBe('abcd');
  drag('a', [handle('c')]);
  expect(order()).toBe('bcad');
});

claim('For one column', 'The columns that the grid adds are locked', () => {
  const { apiRef } = mount({
    checkboxSelection: true,
    rowReordering: true,
    getDetailPanelContent: () => null,
    initialState: { rowGrouping: { model: ['a'] } },
  });
  const added = apiRef.current.getAllColumns().filter(({ field }) => field.startsWith('__'));
  expect(added.map(({ disableReorder }) => disableReorder)).toEqual([true, true, true, true]);
});

claim('React to a new order', 'One call at the drop, hidden columns count', () => {
  const onColumnOrderChange = vi.fn<(params: GridColumnOrderChangeParams) => void>();
  const onStep = vi.fn();
  const { apiRef } = mount({
    onColumnOrderChange,
    checkboxSelection: true,
    initialState: { columns: { columnVisibilityModel: { b: false } } },
  });
  act(() => apiRef.current.subscribeEvent('columnIndexChange', onStep));
  drag('a', [handle('c'), handle('d')]);
  expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
  expect(onColumnOrderChange.mock.lastCall?.[0]).toMatchObject({
    column: { field: 'a' },
    oldIndex: 1,
    targetIndex: 4,
  });
  expect(onStep).toHaveBeenCalledTimes(2);
});

claim(
  'React to a new order',
  'A drop at the old position is a call, setColumnIndex is none',
  () => {
    const onColumnOrderChange = vi.fn<(params: GridColumnOrderChangeParams) => void>();
    const onStep = vi.fn();
    const { apiRef } = mount({ onColumnOrderChange });
    drag('a', [handle('a')]);
    expect(onColumnOrderChange.mock.lastCall?.[0]).toMatchObject({ oldIndex: 0, targetIndex: 0 });
    act(() => apiRef.current.subscribeEvent('columnIndexChange', onStep));
    act(() => apiRef.current.setColumnIndex('a', 2));
    expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
    expect(onStep).toHaveBeenCalledTimes(1);
  },
);

claim('Save the order', 'The exported order in the callback is the new one', () => {
  const saved: (string[] | undefined)[] = [];
  const { apiRef } = mount({
    onColumnOrderChange: () => saved.push(apiRef.current.exportState().columns?.orderedFields),
  });
  drag('a', [handle('c')]);
  expect(saved).toEqual([['b', 'c', 'a', 'd']]);
});

claim('Move columns from code', 'Added columns count, locks are ignored', () => {
  const { apiRef } = mount({ checkboxSelection: true, columns: locked('d') });
  act(() => apiRef.current.setColumnIndex('d', 1));
  expect(headers()).toEqual([GRID_CHECKBOX_SELECTION_FIELD, 'd', 'a', 'b', 'c']);
});

claim('Move columns from code', 'restoreState sets the whole order and nothing else', () => {
  const { apiRef } = mount({
    initialState: { columns: { columnVisibilityModel: { b: false } } },
  });
  act(() => apiRef.current.restoreState({ columns: { orderedFields: ['d', 'c'] } }));
  expect(gridColumnFieldsSelector(apiRef).join('')).toBe('dcab');
  expect(order()).toBe('dca');
});

claim('Add commands to the column menu', 'The items move a column past its neighbor', async () => {
  render(<MoveFromMenu />);
  act(() => screen.getByRole('columnheader', { name: 'Department' }).focus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText('Move after Rate (€)')).toBeTruthy();
  await userEvent.click(menu.getByText('Move before Employee'));
  expect(headers().slice(0, 3)).toEqual(['department', 'lastName', 'rate']);
});

claim('Add commands to the column menu', 'getColumnIndex counts visible columns', () => {
  const { apiRef } = mount({ columnVisibilityModel: { a: false } });
  expect(apiRef.current.getColumnIndex('b')).toBe(0);
  expect(apiRef.current.getColumnIndex('b', false)).toBe(1);
});

claim('Keep a column that is dropped outside', 'The position stays, the callback runs', () => {
  const onColumnOrderChange = vi.fn();
  mount({ onColumnOrderChange, keepColumnPositionIfDraggedOutside: true });
  drag('a', [handle('c')], { dropEffect: 'none' });
  expect(order()).toBe('bcad');
  expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
});

claim('Combine reordering with other features', 'Pinned columns are no targets', () => {
  mount({ initialState: { pinnedColumns: { left: ['a'], right: ['d'] } } });
  drag('c', [handle('b'), cell('a')], { right: false });
  expect(order()).toBe('acbd');
  expect(['a', 'd'].map((field) => handle(field).getAttribute('draggable'))).toEqual([
    'false',
    'false',
  ]);
  drag('c', [handle('b'), cell('d')]);
  expect(order()).toBe('abcd');
});

claim('Combine reordering with other features', 'Columns stay in their group', () => {
  const group = { groupId: 'g', children: [{ field: 'b' }, { field: 'c' }] };
  const { update } = mount({ columnGroupingModel: [group] });
  drag('b', [handle('c'), handle('d')]);
  expect(order()).toBe('acbd');
  drag('a', [handle('c')]);
  expect(order()).toBe('acbd');
  update({ columnGroupingModel: [{ ...group, freeReordering: true }] });
  drag('b', [handle('d')]);
  expect(order()).toBe('acdb');
  expect(document.querySelectorAll('[role="columnheader"][data-fields*="|-"]')).toHaveLength(4);
});

claim('Combine reordering with other features', 'CSV has the current order', () => {
  const { apiRef } = mount();
  drag('a', [handle('c')]);
  expect(apiRef.current.getDataAsCsv().split(/\r?\n/)[0]).toBe('b,c,a,d');
});

claim('Show the current order', 'Hidden columns are part of the order', () => {
  const model = { b: false };
  const { apiRef } = mount({ initialState: { columns: { columnVisibilityModel: model } } });
  drag('a', [handle('d')]);
  expect(gridColumnFieldsSelector(apiRef).join('')).toBe('bcda');
  act(() => apiRef.current.setColumnVisibilityModel({}));
  expect(order()).toBe('bcda');
});

claim('Is there a prop that controls the order?', 'The array follows each move', () => {
  const held: string[] = [];
  function Payroll() {
    const [current, setColumns] = React.useState(columns);
    held.push(current.map(({ field }) => field).join(''));
    return (
      <DataGridPremium
        rows={rows}
        columns={current}
        onColumnOrderChange={({ column, oldIndex, targetIndex }) => {
          const moved = current[oldIndex];
          if (moved?.field !== column.field) return;
          const others = current.filter((other) => other !== moved);
          setColumns([...others.slice(0, targetIndex), moved, ...others.slice(targetIndex)]);
        }}
      />
    );
  }
  render(<Payroll />);
  drag('a', [handle('c')]);
  drag('d', [handle('b')], { right: false });
  expect([order(), held.at(-1)]).toEqual(['dbca', 'dbca']);
});

claim('How do I reset the order?', 'Fields that the list lacks are placed last', () => {
  const { apiRef } = mount({ checkboxSelection: true });
  const orderedFields = columns.map(({ field }) => field);
  act(() => apiRef.current.restoreState({ columns: { orderedFields } }));
  expect(headers().at(-1)).toBe(GRID_CHECKBOX_SELECTION_FIELD);
});

claim('Can I reorder columns in Community?', 'No dragging, but restoreState', () => {
  const { api, update } = mountGrid({ rows, columns });
  expect(handle('a').getAttribute('draggable')).toBe('false');
  expect('setColumnIndex' in api).toBe(false);
  act(() => api.restoreState({ columns: { orderedFields: [...'dcba'] } }));
  expect(order()).toBe('dcba');
  update({ columns: [...columns] });
  expect(order()).toBe('abcd');
});

claim('Save the order', 'columnIndexChange covers drags, their cancel, and calls', () => {
  const onColumnOrderChange = vi.fn();
  const { apiRef } = mount({ onColumnOrderChange });
  const saved: string[] = [];
  const save = () => saved.push(apiRef.current.exportState().columns!.orderedFields!.join(''));
  apiRef.current.subscribeEvent('columnIndexChange', save);
  drag('a', [handle('b'), handle('c')]);
  expect(saved.at(-1)).toBe('bcad');
  act(() => apiRef.current.setColumnIndex('a', 0));
  expect(saved.at(-1)).toBe('abcd');
  expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
  drag('a', [handle('b')], { dropEffect: 'none' });
  expect(saved.slice(-2)).toEqual(['bacd', 'abcd']);
  const count = saved.length;
  act(() => apiRef.current.restoreState({ columns: { orderedFields: [...'dcba'] } }));
  expect(order()).toBe('dcba');
  expect(saved).toHaveLength(count);
  expect(onColumnOrderChange).toHaveBeenCalledTimes(1);
});
