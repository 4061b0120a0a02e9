import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridColumnFieldsSelector,
  gridFilteredSortedRowIdsSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { filter, mountPremium, shown, sort, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/row-pinning/');

const columns: GridColDef[] = [
  { field: 'name', editable: true },
  { field: 'value', type: 'number' },
];
const rows = [
  { id: 'a', name: 'Copper', value: 3 },
  { id: 'b', name: 'Nickel', value: 1 },
  { id: 'c', name: 'Silver', value: 2 },
];
const total = { id: 't', name: 'Total', value: 6 };
const bottom = { bottom: [total] };

const mount = (props: Props = {}) => mountPremium({ columns, rows, pinnedRows: bottom, ...props });
const rowOf = (id: string) => document.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`)!;
const csv = (text: string) => text.split(/\r?\n/);

claim('Data Grid - Row pinning', 'Rows are pinned at the top and bottom, with getRowId', () => {
  mount({
    rows: [{ code: 'a' }],
    pinnedRows: { top: [{ code: 'x' }], bottom: [{ code: 'y' }] },
    getRowId: (row) => row.code,
  });
  expect(shown()).toEqual(['x', 'a', 'y']);
  expect(rowOf('x').closest('.MuiDataGrid-pinnedRows--top')).toBeTruthy();
  expect(rowOf('y').closest('.MuiDataGrid-pinnedRows--bottom')).toBeTruthy();
});

claim('Data Grid - Row pinning', 'A new object is processed again, a stable one is not', () => {
  const { apiRef, update } = mount();
  const onRowsSet = vi.fn();
  act(() => apiRef.current.subscribeEvent('rowsSet', onRowsSet));
  update({ pinnedRows: bottom });
  expect(onRowsSet).not.toHaveBeenCalled();
  update({ pinnedRows: { bottom: [total] } });
  expect(onRowsSet).toHaveBeenCalledTimes(1);
});

claim('Data Grid - Row pinning', 'An id on both sides has the data of the bottom', () => {
  mount({ pinnedRows: { top: [{ ...total, name: 'Limit' }], bottom: [total] } });
  const doubles = [...document.querySelectorAll('[data-id="t"]')];
  expect(doubles.map((row) => row.textContent)).toEqual(['Total6', 'Total6']);
});

claim('Add a totals row', 'Pinned rows can be edited, and reach processRowUpdate', async () => {
  const processRowUpdate = vi.fn((row: typeof total) => row);
  const { apiRef } = mount({ processRowUpdate });
  act(() => apiRef.current.startCellEditMode({ id: 't', field: 'name' }));
  await act(async () => apiRef.current.setEditCellValue({ id: 't', field: 'name', value: 'Sum' }));
  await act(async () => apiRef.current.stopCellEditMode({ id: 't', field: 'name' }));
  expect(processRowUpdate.mock.lastCall?.[0]).toEqual({ ...total, name: 'Sum' });
  expect(rowOf('t').textContent).toBe('Sum6');
});

claim('Add a totals row', 'isCellEditable protects the totals', async () => {
  mount({ isCellEditable: ({ id }) => id !== 't' });
  await userEvent.dblClick(rowOf('t').querySelector('[data-field="name"]')!);
  expect(document.querySelector('input')).toBeNull();
  await userEvent.dblClick(rowOf('a').querySelector('[data-field="name"]')!);
  expect(document.querySelector('input')).toBeTruthy();
});

claim('Add a totals row', 'Aggregation ignores pinned rows and comes below them', () => {
  mount({ pinnedRows: { bottom: [{ ...total, value: 100 }] }, aggregationModel: { value: 'sum' } });
  const texts = [...document.querySelectorAll('[role="row"][data-id]')].map(
    (row) => row.textContent,
  );
  expect(texts.slice(-2)).toEqual(['Total100', '6']);
});

claim('Let users pin rows', 'Rows that leave the rows prop come and go', () => {
  const { update } = mount({ pinnedRows: undefined });
  update({ rows: rows.slice(1), pinnedRows: { bottom: rows.slice(0, 1) } });
  expect(shown()).toEqual(['b', 'c', 'a']);
  update({ rows: rows.slice(1), pinnedRows: { top: rows.slice(0, 1) } });
  expect(shown()).toEqual(['a', 'b', 'c']);
  update({ rows: [...rows], pinnedRows: {} });
  expect(shown()).toEqual(['a', 'b', 'c']);
  expect(document.querySelector('.MuiDataGrid-pinnedRows--top [role="row"]')).toBeNull();
});

claim('Let users pin rows', 'A row in both props disappears when it is unpinned', () => {
  const { update } = mount({ pinnedRows: { top: [rows[1]!] } });
  expect(shown()).toEqual(['b', 'a', 'c']);
  update({ pinnedRows: {} });
  expect(shown()).toEqual(['a', 'c']);
  update({ pinnedRows: {}, rows: [...rows] });
  expect(shown()).toEqual(['a', 'b', 'c']);
});

claim('Let users pin rows', 'A pin discards updateRows(), and keeps data in state', () => {
  const { apiRef, update } = mount({ pinnedRows: {} });
  act(() => apiRef.current.updateRows([{ id: 'b', value: 9 }]));
  update({ rows: rows.slice(1), pinnedRows: { top: [rows[0]!] } });
  expect(apiRef.current.getRow('b').value).toBe(1);
  const live = rows.map((row) => ({ ...row, value: 9 }));
  update({ rows: live.slice(1), pinnedRows: { top: [live[0]!] } });
  expect(['a', 'b'].map((id) => apiRef.current.getRow(id).value)).toEqual([9, 9]);
});

claim('Let users pin rows', 'New columns reset the order, the same ones keep it', () => {
  const { apiRef, update } = mount();
  const order = () => gridColumnFieldsSelector(apiRef);
  act(() => apiRef.current.setColumnIndex('value', 0));
  update({ rows: rows.slice(1), pinnedRows: { top: [rows[0]!] } });
  expect(order()).toEqual(['value', 'name']);
  update({ columns: [...columns] });
  expect(order()).toEqual(['name', 'value']);
});

claim('Sorting, filtering, and pages', 'Pinned rows keep their order and ignore filters', () => {
  const { apiRef } = mount({
    pinnedRows: {
      top: [
        { id: 'z', name: 'Z', value: 9 },
        { id: 'y', name: 'Y', value: 0 },
      ],
    },
  });
  sort(apiRef, 'value');
  expect(shown()).toEqual(['z', 'y', 'b', 'c', 'a']);
  filter(apiRef, 'name', 'Gold');
  expect(shown()).toEqual(['z', 'y']);
});

claim('Sorting, filtering, and pages', 'They are on each page and in no count', () => {
  const { apiRef } = mount({
    pagination: true,
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { pageSize: 2 } } },
  });
  expect(shown()).toEqual(['a', 'b', 't']);
  expect(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')).toBe('5');
  expect(document.querySelector('.MuiTablePagination-displayedRows')?.textContent).toBe('1–2 of 3');
  act(() => apiRef.current.setPage(1));
  expect(shown()).toEqual(['c', 't']);
});

claim('Sorting, filtering, and pages', 'renderCell receives the type of the row node', () => {
  const renderCell: GridColDef['renderCell'] = ({ rowNode }) => rowNode.type;
  mount({ columns: [{ field: 'name', renderCell }] });
  expect([rowOf('a').textContent, rowOf('t').textContent]).toEqual(['leaf', 'pinnedRow']);
});

claim('Update pinned rows', 'Updates reach them, deletions do not, another object wins', () => {
  const { apiRef, update } = mount();
  act(() => apiRef.current.updateRows([{ id: 't', value: 7 }]));
  expect(rowOf('t').textContent).toBe('Total7');
  act(() => apiRef.current.updateRows([{ id: 't', _action: 'delete' }]));
  expect(rowOf('t').textContent).toBe('Total7');
  update({ pinnedRows: { bottom: [total] } });
  expect(rowOf('t').textContent).toBe('Total6');
});

claim('Style pinned rows', 'The callbacks receive pinned rows', () => {
  const { apiRef } = mount({
    getRowHeight: ({ id }) => (id === 't' ? 70 : null),
    getRowSpacing: ({ id }) => (id === 't' ? { top: 5 } : {}),
    getRowClassName: ({ id }) => `row-${id}`,
  });
  expect(apiRef.current.unstable_getRowHeight('t')).toBe(70);
  expect(rowOf('t').style.marginTop).toBe('5px');
  expect(rowOf('t').classList.contains('row-t')).toBe(true);
});

claim(
  'Combine pinning with other features',
  'Only a selection model that you set selects them',
  async () => {
    const { apiRef } = mount({ checkboxSelection: true });
    expect(rowOf('a').querySelector('input[type="checkbox"]')).toBeTruthy();
    expect(rowOf('t').querySelector('input[type="checkbox"]')).toBeNull();
    await userEvent.click(rowOf('t').querySelector('[data-field="name"]')!);
    act(() => apiRef.current.selectRow('t'));
    act(() => apiRef.current.selectRows(['t']));
    expect(apiRef.current.getSelectedRows().size).toBe(0);
    await userEvent.click(document.querySelector('input[name="select_all_rows"]')!);
    expect([...apiRef.current.getSelectedRows().keys()]).toEqual(['a', 'b', 'c']);
    act(() => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set(['t']) }));
    expect([...apiRef.current.getSelectedRows().keys()]).toEqual(['t']);
  },
);

claim('Combine pinning with other features', 'Clicks do not select their cells', async () => {
  const { apiRef } = mount({ cellSelection: true });
  await userEvent.click(rowOf('t').querySelector('[data-field="name"]')!);
  expect(apiRef.current.getCellSelectionModel()).toEqual({});
  await userEvent.click(rowOf('a').querySelector('[data-field="name"]')!);
  expect(apiRef.current.getCellSelectionModel()).toEqual({ a: { name: true } });
});

claim('Combine pinning with other features', 'They have no group', () => {
  const { apiRef } = mount({
    initialState: { rowGrouping: { model: ['name'] } },
  });
  expect(apiRef.current.getRowNode('t')).toMatchObject({ type: 'pinnedRow', depth: 0 });
  expect(
    rowOf('t').querySelector('[data-field="__row_group_by_columns_group__"]')?.textContent,
  ).toBe('');
});

claim('Combine pinning with other features', 'No handle, and a disabled toggle', () => {
  mount({ rowReordering: true, getDetailPanelContent: () => <div>Panel</div> });
  const handleOf = (id: string) => rowOf(id).querySelector('.MuiDataGrid-rowReorderCell');
  const toggleOf = (id: string) =>
    rowOf(id).querySelector<HTMLButtonElement>('[data-field="__detail_panel_toggle__"] button')!;
  expect([handleOf('a') === null, handleOf('t') === null]).toEqual([false, true]);
  expect([toggleOf('a').disabled, toggleOf('t').disabled]).toEqual([false, true]);
});

claim('Combine pinning with other features', 'Tree data leaves them at the root', () => {
  const { apiRef } = mount({ treeData: true, getTreeDataPath: ({ id }) => ['x', id] });
  expect(apiRef.current.getRowNode('a')?.depth).toBe(1);
  expect(apiRef.current.getRowNode('t')).toMatchObject({ type: 'pinnedRow', depth: 0 });
});

claim(
  'Combine pinning with other features',
  'Exported first or last, unless rows are selected',
  () => {
    const { apiRef } = mount({
      pinnedRows: { top: [{ id: 'l', name: 'Limit', value: 9 }], ...bottom },
    });
    expect(csv(apiRef.current.getDataAsCsv())).toEqual([
      'name,value',
      'Limit,9',
      'Copper,3',
      'Nickel,1',
      'Silver,2',
      'Total,6',
    ]);
    act(() => apiRef.current.selectRow('a'));
    expect(csv(apiRef.current.getDataAsCsv())).toEqual(['name,value', 'Copper,3']);
  },
);

claim('Combine pinning with other features', 'Arrow keys reach them', async () => {
  const { apiRef } = mount();
  act(() => apiRef.current.setCellFocus('c', 'name'));
  await userEvent.keyboard('{ArrowDown}');
  expect(rowOf('t').contains(document.activeElement)).toBe(true);
});

claim('How do I leave pinned rows out of the export?', 'The function returns the others', () => {
  const { apiRef } = mount();
  const text = apiRef.current.getDataAsCsv({
    getRowsToExport: (params) => gridFilteredSortedRowIdsSelector(params.apiRef),
  });
  expect(csv(text)).toEqual(['name,value', 'Copper,3', 'Nickel,1', 'Silver,2']);
});

claim('Can I pin rows from the API?', 'The method pins until the prop changes', () => {
  const { apiRef, update } = mount({ pinnedRows: undefined });
  act(() => apiRef.current.unstable_setPinnedRows(bottom));
  expect(shown()).toEqual(['a', 'b', 'c', 't']);
  update({ pinnedRows: {} });
  expect(shown()).toEqual(['a', 'b', 'c']);
});
