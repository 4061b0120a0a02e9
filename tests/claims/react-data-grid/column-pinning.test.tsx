import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_REORDER_COL_DEF,
  GridPinnedColumnPosition,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { headers, mountPremium, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/column-pinning/');

const columns: GridColDef[] = [...'abcd'].map((field) => ({ field }));
const rows = [{ id: 1, a: 'a1', b: 'b1', c: 'c1', d: 'd1' }];
const { LEFT, RIGHT } = GridPinnedColumnPosition;

const mount = (props: Props = {}) => mountPremium({ columns, rows, ...props });
const pinned = (pinnedColumns: GridPinnedColumnFields): Props => ({
  initialState: { pinnedColumns },
});
const cells = () =>
  [...document.querySelectorAll('[role="gridcell"][data-field]')].map((cell) => cell.textContent);
const headerOf = (name: string) => screen.getByRole('columnheader', { name });

async function openMenu(name: string) {
  act(() => headerOf(name).focus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Manage columns');
}

claim('Data Grid - Column pinning', 'The order of the fields is the order on that side', () => {
  mount(pinned({ left: ['c', 'b'], right: ['d', 'a'] }));
  expect(headers()).toEqual(['c', 'b', 'd', 'a']);
  expect(cells()).toEqual(['c1', 'b1', 'd1', 'a1']);
});

claim('Data Grid - Column pinning', 'Unknown fields are ignored, doubles go left', () => {
  mount(pinned({ left: ['c', 'x'], right: ['c', 'a'] }));
  expect(headers()).toEqual(['c', 'b', 'd', 'a']);
});

claim('Data Grid - Column pinning', 'A hidden column is pinned again when shown', () => {
  const { apiRef } = mount({
    initialState: {
      pinnedColumns: { left: ['d'] },
      columns: { columnVisibilityModel: { d: false } },
    },
  });
  expect(headers()).toEqual(['a', 'b', 'c']);
  act(() => apiRef.current.setColumnVisibility('d', true));
  expect(headers()).toEqual(['d', 'a', 'b', 'c']);
});

claim('Let users pin columns', 'The menu pins, unpins, and offers the other side', async () => {
  const { apiRef } = mount();
  await openMenu('b');
  await userEvent.click(screen.getByText('Pin to left'));
  expect(apiRef.current.getPinnedColumns().left).toEqual(['b']);
  expect(headers()).toEqual(['b', 'a', 'c', 'd']);
  await openMenu('b');
  expect(await screen.findByText('Pin to right')).toBeTruthy();
  expect(screen.queryByText('Pin to left')).toBeNull();
  await userEvent.click(screen.getByText('Unpin'));
  expect(headers()).toEqual(['a', 'b', 'c', 'd']);
});

claim('Let users pin columns', 'A new column is added at the end of its side', () => {
  const { apiRef } = mount(pinned({ left: ['d'], right: ['a'] }));
  act(() => apiRef.current.pinColumn('c', LEFT));
  act(() => apiRef.current.pinColumn('b', RIGHT));
  expect(headers()).toEqual(['d', 'c', 'a', 'b']);
});

claim('Let users pin columns', 'An unpinned column returns to its earlier place', () => {
  const { apiRef } = mount(pinned({ left: ['c'], right: ['b'] }));
  act(() => apiRef.current.unpinColumn('c'));
  expect(headers()).toEqual(['a', 'c', 'd', 'b']);
  act(() => apiRef.current.unpinColumn('b'));
  expect(headers()).toEqual(['a', 'b', 'c', 'd']);
});

claim('Control the pinned columns', 'Without the callback nothing changes', async () => {
  const { apiRef, update } = mount({ pinnedColumns: { left: ['c'] } });
  await openMenu('b');
  await userEvent.click(screen.getByText('Pin to left'));
  expect(headers()).toEqual(['c', 'a', 'b', 'd']);
  update({ pinnedColumns: { right: ['a'] } });
  expect(apiRef.current.isColumnPinned('c')).toBe(false);
  expect(headers()).toEqual(['b', 'c', 'd', 'a']);
});

claim('Control the pinned columns', 'An empty object unpins, undefined does not', () => {
  const { update } = mount({ pinnedColumns: { left: ['c'] } });
  update({ pinnedColumns: undefined });
  expect(headers()).toEqual(['c', 'a', 'b', 'd']);
  update({ pinnedColumns: {} });
  expect(headers()).toEqual(['a', 'b', 'c', 'd']);
});

claim('Disable pinning', 'The commands are gone, code still pins the first column', async () => {
  const { apiRef } = mount({ disableColumnPinning: true });
  await openMenu('b');
  expect(screen.queryByText('Pin to left')).toBeNull();
  act(() => apiRef.current.pinColumn('a', LEFT));
  expect(document.querySelectorAll('.MuiDataGrid-columnHeader--pinnedLeft')).toHaveLength(1);
  expect(cells()).toEqual(['a1', 'b1', 'c1', 'd1']);
});

claim('Disable pinning', 'Pinned fields in the middle replace other columns', () => {
  mount({ disableColumnPinning: true, ...pinned({ left: ['c'] }) });
  expect(headers()).toEqual(['a', 'b', 'c', 'd']);
  expect(cells()).toEqual(['c1', 'b1', 'c1', 'd1']);
});

function showRtl(props: Props) {
  render(
    <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
      <DataGridPremium columns={columns} rows={rows} disableVirtualization {...props} />
    </ThemeProvider>,
  );
}

claim('Disable pinning', 'Right to left, the fields of right are first', () => {
  showRtl({ disableColumnPinning: true, ...pinned({ right: ['a'], left: ['d'] }) });
  expect(cells()).toEqual(['a1', 'b1', 'c1', 'd1']);
  expect(headerOf('a').className).toContain('--pinned');
  expect(headerOf('b').className).not.toContain('--pinned');
  expect(headerOf('d').className).toContain('--pinned');
});

claim('For one column', 'The command is gone, code still moves the column', async () => {
  const { apiRef } = mount({ columns: columns.map((column) => ({ ...column, pinnable: false })) });
  await openMenu('c');
  expect(screen.queryByText('Pin to left')).toBeNull();
  act(() => apiRef.current.pinColumn('c', LEFT));
  expect(headers()).toEqual(['c', 'a', 'b', 'd']);
});

claim('In the column menus only', 'The slot removes the commands, columns move', async () => {
  const slotProps = { columnMenu: { slots: { columnMenuPinningItem: null } } };
  mount({ slotProps, ...pinned({ left: ['c'] }) });
  await openMenu('b');
  expect(screen.getByText('Filter')).toBeTruthy();
  expect(screen.queryByText('Pin to left')).toBeNull();
  expect(headers()).toEqual(['c', 'a', 'b', 'd']);
});

claim('Pin the checkboxes or the actions', 'Unpinned checkboxes follow pinned columns', () => {
  const { update } = mount({ checkboxSelection: true, pinnedColumns: { left: ['b'] } });
  expect(headers()).toEqual(['b', '__check__', 'a', 'c', 'd']);
  update({ pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'b'] } });
  expect(headers()).toEqual(['__check__', 'b', 'a', 'c', 'd']);
});

claim('Pin the checkboxes or the actions', 'Added columns have no menu', () => {
  const { apiRef } = mount({
    checkboxSelection: true,
    rowReordering: true,
    getDetailPanelContent: () => null,
  });
  const added = apiRef.current.getAllColumns().filter(({ field }) => field.startsWith('__'));
  expect(added.map(({ field }) => field)).toContain(GRID_REORDER_COL_DEF.field);
  expect(added.map(({ disableColumnMenu }) => disableColumnMenu)).toEqual([true, true, true]);
});

claim('Combine pinning with other features', 'Pinned headers cannot be dragged', () => {
  mount(pinned({ left: ['b'] }));
  const draggable = (name: string) =>
    headerOf(name).querySelector('[draggable]')?.getAttribute('draggable');
  expect(draggable('b')).toBe('false');
  expect(draggable('a')).toBe('true');
});

claim('Combine pinning with other features', 'A cell spans only within its section', () => {
  mount({
    columns: columns.map((column) => ({ ...column, colSpan: column.field === 'c' ? 3 : 1 })),
    ...pinned({ left: ['c'] }),
  });
  expect(cells()).toEqual(['c1', 'a1', 'b1', 'd1']);
});

claim('Combine pinning with other features', 'A cell does not span into a pinned column', () => {
  mount({
    columns: columns.map((column) => ({ ...column, colSpan: column.field === 'b' ? 3 : 1 })),
    ...pinned({ right: ['d'] }),
  });
  expect(cells()).toEqual(['a1', 'b1', 'd1']);
});

claim('Combine pinning with other features', 'Right to left, right is the start', () => {
  showRtl(pinned({ left: ['a', 'b'], right: ['d', 'c'] }));
  expect(headers()).toEqual(['d', 'c', 'a', 'b']);
});

claim('Combine pinning with other features', 'flex works as usual', () => {
  const { apiRef } = mount({
    columns: [{ field: 'a', flex: 1 }, ...columns.slice(1)],
    ...pinned({ right: ['a'] }),
  });
  const width = () => apiRef.current.getColumn('a').computedWidth;
  const before = width();
  act(() => apiRef.current.setColumnWidth('b', 160));
  expect(width()).toBe(before - 60);
});

claim('Combine pinning with other features', 'CSV has the displayed order', () => {
  const { apiRef } = mount(pinned({ left: ['c'], right: ['a'] }));
  expect(apiRef.current.getDataAsCsv().split(/\r?\n/)).toEqual(['c,b,d,a', 'c1,b1,d1,a1']);
});

claim('Use the API', 'Each method, and the event', () => {
  const onPinnedColumnsChange = vi.fn();
  const { apiRef } = mount({ onPinnedColumnsChange });
  const onEvent = vi.fn();
  act(() => apiRef.current.subscribeEvent('pinnedColumnsChange', onEvent));
  act(() => apiRef.current.setPinnedColumns({ left: ['a', 'b'] }));
  act(() => apiRef.current.pinColumn('a', RIGHT));
  expect(apiRef.current.getPinnedColumns()).toEqual({ left: ['b'], right: ['a'] });
  expect(apiRef.current.isColumnPinned('a')).toBe('right');
  expect(onPinnedColumnsChange.mock.lastCall?.[0]).toEqual({ left: ['b'], right: ['a'] });
  expect(onEvent).toHaveBeenCalledTimes(2);
});

claim('Use the API', 'Two calls in a handler overwrite each other', () => {
  const { apiRef } = mount();
  act(() => {
    apiRef.current.pinColumn('a', LEFT);
    apiRef.current.pinColumn('b', LEFT);
  });
  expect(apiRef.current.getPinnedColumns().left).toEqual(['b']);
});
