import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GRID_CHECKBOX_SELECTION_COL_DEF,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, type Props, type ProProps } from './grid';

const claim = claimsOf('/x/react-data-grid/row-selection/');

const rows = [
  { id: 1, name: 'Gear' },
  { id: 2, name: 'Shaft' },
  { id: 3, name: 'Bolt' },
];
const columns = [{ field: 'name' }];
const include = (...ids: number[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
const only = (value: string) => ({ items: [{ field: 'name', operator: 'contains', value }] });

const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });

const mountPro = (props: ProProps = {}) => mountProGrid({ rows, columns, ...props });

type Ref = Parameters<typeof gridRowSelectionIdsSelector>[0];
const selected = (apiRef: Ref) => [...gridRowSelectionIdsSelector(apiRef).keys()];
const clickRow = (name: string) => userEvent.click(screen.getByRole('gridcell', { name }));
const selectAll = () =>
  userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows', hidden: true }));

claim('Data Grid - Row selection', 'A click on the selected row deselects it', async () => {
  const { apiRef } = mount();
  await clickRow('Gear');
  await clickRow('Shaft');
  expect(selected(apiRef)).toEqual([2]);
  await clickRow('Shaft');
  expect(selected(apiRef)).toEqual([]);
});

claim('Select with checkboxes', 'Each click on a row adds or removes, in Community', async () => {
  const { apiRef } = mount({ checkboxSelection: true });
  await clickRow('Gear');
  await clickRow('Shaft');
  expect(selected(apiRef)).toEqual([1, 2]);
  await clickRow('Gear');
  expect(selected(apiRef)).toEqual([2]);
});

claim('Select with checkboxes', 'The header selects matching rows on all pages', async () => {
  const { apiRef } = mount({
    checkboxSelection: true,
    pageSizeOptions: [1],
    initialState: {
      filter: { filterModel: only('t') },
      pagination: { paginationModel: { pageSize: 1 } },
    },
  });
  await selectAll();
  expect(selected(apiRef)).toEqual([2, 3]);
});

claim('Move the checkbox column', 'Without checkboxSelection the grid removes it', () => {
  const own = [...columns, { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 80 }];
  const { apiRef, update } = mount({ columns: own, checkboxSelection: true });
  expect(apiRef.current?.getAllColumns().map(({ field }) => field)).toEqual(['name', '__check__']);
  update({ checkboxSelection: false });
  expect(apiRef.current?.getAllColumns().map(({ field }) => field)).toEqual(['name']);
});

claim('Select all rows of the current page', 'The header is limited to the page', async () => {
  const apiRef = mountPro({
    checkboxSelection: true,
    checkboxSelectionVisibleOnly: true,
    pagination: true,
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { pageSize: 2 } } },
  });
  await selectAll();
  expect(selected(apiRef)).toEqual([1, 2]);
});

claim('Select several rows without checkboxes', 'Ctrl adds, Shift selects a range', async () => {
  const apiRef = mountPro();
  const user = userEvent.setup();
  await user.click(screen.getByRole('gridcell', { name: 'Gear' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('gridcell', { name: 'Bolt' }));
  await user.keyboard('{/Shift}{Control>}');
  await user.click(screen.getByRole('gridcell', { name: 'Shaft' }));
  expect(selected(apiRef)).toEqual([1, 3]);
});

claim('Select several rows without checkboxes', 'disableMultipleRowSelection', async () => {
  const { apiRef } = mount({ checkboxSelection: true, disableMultipleRowSelection: true });
  await clickRow('Gear');
  await clickRow('Shaft');
  expect(selected(apiRef)).toEqual([2]);
});

claim('Prevent selection on click', 'Checkboxes and the keyboard still select', async () => {
  const { apiRef } = mount({ checkboxSelection: true, disableRowSelectionOnClick: true });
  await clickRow('Gear');
  expect(selected(apiRef)).toEqual([]);
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(selected(apiRef)).toEqual([1]);
});

claim(
  'Make only some rows selectable',
  'Users and selectRow are limited, a model is not',
  async () => {
    const { apiRef, update } = mount({
      checkboxSelection: true,
      isRowSelectable: ({ id }) => id !== 1,
    });
    act(() => apiRef.current?.selectRow(1));
    expect(selected(apiRef)).toEqual([]);
    await selectAll();
    expect(selected(apiRef)).toEqual([2, 3]);
    update({ rowSelectionModel: include(1) });
    expect(selected(apiRef)).toEqual([1]);
  },
);

claim('Read the selected rows', 'A selected id that is not loaded has the row undefined', () => {
  const { apiRef } = mount({
    keepNonExistentRowsSelected: true,
    rowSelectionModel: include(9),
  });
  expect([...gridRowSelectionIdsSelector(apiRef)]).toEqual([[9, undefined]]);
});

claim('Control the selection', 'exclude means all rows but those in ids', async () => {
  const onRowSelectionModelChange = vi.fn();
  const apiRef = mountPro({ checkboxSelection: true, onRowSelectionModelChange });
  await selectAll();
  expect(onRowSelectionModelChange.mock.lastCall?.[0]).toEqual({ type: 'exclude', ids: new Set() });
  await clickRow('Shaft');
  expect(onRowSelectionModelChange.mock.lastCall?.[0]).toEqual({
    type: 'exclude',
    ids: new Set([2]),
  });
  expect(selected(apiRef)).toEqual([1, 3]);
});

claim('Control the selection', 'Not called when you pass a different model', () => {
  const onRowSelectionModelChange = vi.fn();
  const { apiRef, update } = mount({ onRowSelectionModelChange, rowSelectionModel: include(1) });
  update({ rowSelectionModel: include(2) });
  expect(selected(apiRef)).toEqual([2]);
  expect(onRowSelectionModelChange).not.toHaveBeenCalled();
});

claim('Keep filtered rows selected', 'A filter deselects, unless the prop is set', async () => {
  for (const keepNonExistentRowsSelected of [false, true]) {
    const { apiRef } = mount({ checkboxSelection: true, keepNonExistentRowsSelected });
    act(() => apiRef.current?.setRowSelectionModel(include(1, 2)));
    act(() => apiRef.current?.setFilterModel(only('Gear')));
    expect(selected(apiRef)).toEqual(keepNonExistentRowsSelected ? [1, 2] : [1]);
  }
});

claim('Keep filtered rows selected', 'In server mode only missing rows lose it', async () => {
  const { apiRef, update } = mount({ checkboxSelection: true, filterMode: 'server' });
  act(() => apiRef.current?.setRowSelectionModel(include(1, 2)));
  act(() => apiRef.current?.setFilterModel(only('Gear')));
  expect(selected(apiRef)).toEqual([1, 2]);
  update({ rows: rows.slice(0, 1) });
  await waitFor(() => expect(selected(apiRef)).toEqual([1]));
});

claim('Keep filtered rows selected', 'After select all in Pro, hidden rows stay', async () => {
  const apiRef = mountPro({ checkboxSelection: true });
  await selectAll();
  act(() => apiRef.current?.setFilterModel(only('Gear')));
  expect(selected(apiRef)).toEqual([1, 2, 3]);
});

claim('Keep the selection across server-side pages', 'The header keeps other pages', async () => {
  const { apiRef, update } = mount({
    checkboxSelection: true,
    keepNonExistentRowsSelected: true,
    paginationMode: 'server',
    rowCount: 6,
    pageSizeOptions: [3],
    initialState: { pagination: { paginationModel: { pageSize: 3 } } },
  });
  act(() => apiRef.current?.selectRow(1));
  update({ rows: [4, 5, 6].map((id) => ({ id, name: `Part ${id}` })) });
  await selectAll();
  expect(selected(apiRef)).toEqual([1, 4, 5, 6]);
});

claim('How do I select several rows in the free version?', 'More than one id throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => mount({ rowSelectionModel: include(1, 2) })).toThrow(
    'MUI X: `rowSelectionModel` can only contain 1 item in DataGrid.',
  );
  error.mockRestore();
});

claim('Why is ids empty after "select all"?', 'Propagation off or a filter lists ids', async () => {
  const rowSelectionPropagation = { parents: false, descendants: false };
  const listed = mountPro({ checkboxSelection: true, rowSelectionPropagation });
  await selectAll();
  expect(listed.current?.state.rowSelection).toEqual(include(1, 2, 3));
});

claim('Why does my selection vanish when the rows reload?', 'Empty rows deselect', async () => {
  const { apiRef, update } = mount();
  act(() => apiRef.current?.selectRow(1));
  update({ rows: [] });
  update({ rows });
  await waitFor(() => expect(gridRowSelectionCountSelector(apiRef)).toBe(0));
});
