import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridColDef } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import CalendarWeek from '../../../data/react-data-grid/row-spanning/CalendarWeek';
import RowSpanning from '../../../data/react-data-grid/row-spanning/RowSpanning';
import { claimsOf } from '../claim';
import { readWorkbook, sheetOf } from './excel';
import { mountGrid, mountProGrid, texts, type Props } from './grid';
import { mountPremium } from './grouping';

const claim = claimsOf('/x/react-data-grid/row-spanning/');

const rows = [
  { id: 1, customer: 'Marlow', city: 'Bergen', article: 'Bolt' },
  { id: 2, customer: 'Marlow', city: 'Bergen', article: 'Nut' },
  { id: 3, customer: 'Marlow', city: 'Lyon', article: 'Washer' },
  { id: 4, customer: 'Ardent', city: 'Lyon', article: 'Hinge' },
];
const columns: GridColDef[] = [{ field: 'customer' }, { field: 'city' }, { field: 'article' }];
const base = { rows, columns, rowSpanning: true, disableVirtualization: true };
const mount = (props: Props = {}) => mountGrid({ ...base, ...props });

const cell = (field: string, id: string | number) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [role="gridcell"][data-field="${field}"]`);
/** Cells of a column as text and number of rows: `Marlow 3`. */
const spans = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (node) => `${node.textContent} ${node.getAttribute('aria-rowspan')}`,
  );
/** The spans of a column with these values. */
function spansOf(values: unknown[], column: Partial<GridColDef> = {}) {
  mount({
    rows: values.map((value, id) => ({ id, value })),
    columns: [{ field: 'value', valueFormatter: () => 'x', ...column }],
  });
  return spans('value').map((text) => Number(text.split(' ')[1]));
}
const sort = (api: ReturnType<typeof mount>['api'], field: string) =>
  act(() => api.setSortModel([{ field, sort: 'asc' }]));

claim('Data Grid - Row spanning', 'Columns merge separately, and the prop turns it off', () => {
  const { update } = mount();
  expect(spans('customer')).toEqual(['Marlow 3', 'Ardent 1']);
  expect(spans('city')).toEqual(['Bergen 2', 'Lyon 2']);
  expect(cell('customer', 1)?.style.height).toBe('calc(var(--height) * 3)');
  update({ rowSpanning: false });
  expect(spans('city')).toEqual(['Bergen 1', 'Bergen 1', 'Lyon 1', 'Lyon 1']);
  update({ rowSpanning: true });
  expect(spans('city')).toEqual(['Bergen 2', 'Lyon 2']);
});

claim('Data Grid - Row spanning', 'null and undefined never merge', () => {
  expect(spansOf([null, null, undefined, undefined])).toEqual([1, 1, 1, 1]);
});

claim('Data Grid - Row spanning', 'Empty strings merge', () => {
  expect(spansOf(['', '', 'a'])).toEqual([2, 1]);
});

claim('Data Grid - Row spanning', 'Dates do not merge, numbers and strings stay apart', () => {
  expect(spansOf([new Date(2026, 2, 1), new Date(2026, 2, 1), 1, '1'])).toEqual([1, 1, 1, 1]);
});

claim('Data Grid - Row spanning', 'Columns of the grid never merge', () => {
  mountProGrid({
    ...base,
    checkboxSelection: true,
    rowReordering: true,
    getDetailPanelContent: () => 'Details',
  });
  for (const field of ['__check__', '__reorder__', '__detail_panel_toggle__']) {
    expect(spans(field).map((text) => text.at(-1))).toEqual(['1', '1', '1', '1']);
  }
});

claim('Choose which cells merge', 'The key beats valueGetter, and valueGetter the row', () => {
  const valueGetter = () => 'same';
  const { update } = mount({ columns: [{ field: 'article', valueGetter }] });
  expect(spans('article')).toEqual(['same 4']);
  const rowSpanValueGetter = vi.fn((_value: string, row: (typeof rows)[number]) => row.city);
  update({ columns: [{ field: 'article', valueGetter, rowSpanValueGetter }] });
  expect(spans('article')).toEqual(['same 2', 'same 2']);
  expect(rowSpanValueGetter.mock.calls[0]?.slice(0, 2)).toEqual(['Bolt', rows[0]]);
  update({ columns: [{ field: 'article', valueGetter, rowSpanValueGetter: () => null }] });
  expect(spans('article')).toHaveLength(4);
});

claim('Choose which cells merge', 'Only merging uses the key', () => {
  const { api } = mount({ columns: [{ field: 'article', rowSpanValueGetter: () => 'z' }] });
  expect(spans('article')).toEqual(['Bolt 4']);
  sort(api, 'article');
  expect(spans('article')).toEqual(['Bolt 4']);
  expect(api.getSortedRowIds()).toEqual([1, 4, 2, 3]);
  act(() =>
    api.setFilterModel({ items: [{ field: 'article', operator: 'equals', value: 'Nut' }] }),
  );
  expect(texts('article')).toEqual(['Nut']);
});

claim('Combine with column spanning', 'A cell can span rows and columns', () => {
  mount({ columns: [{ field: 'customer', colSpan: 2 }, ...columns.slice(1)] });
  expect(spans('customer')).toEqual(['Marlow 3', 'Ardent 1']);
  expect(cell('customer', 1)?.getAttribute('aria-colspan')).toBe('2');
  expect(texts('city')).toEqual([]);
});

claim('Use merged cells with other features', 'Sorting and filtering merge again', () => {
  const { api } = mount();
  sort(api, 'article');
  expect(spans('customer')).toEqual(['Marlow 1', 'Ardent 1', 'Marlow 2']);
  act(() =>
    api.setFilterModel({ items: [{ field: 'customer', operator: 'equals', value: 'Marlow' }] }),
  );
  expect(spans('customer')).toEqual(['Marlow 3']);
  expect(spans('city')).toEqual(['Bergen 2', 'Lyon 1']);
});

claim('Use merged cells with other features', 'New rows and updated rows merge again', () => {
  const { api, update } = mount();
  act(() => api.updateRows([{ id: 4, customer: 'Marlow' }]));
  expect(spans('customer')).toEqual(['Marlow 4']);
  update({ rows: rows.slice(2) });
  expect(spans('customer')).toEqual(['Marlow 1', 'Ardent 1']);
});

claim('Use merged cells with other features', 'Cells never merge across pages', () => {
  const { api } = mount({
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { pageSize: 2 } } },
  });
  expect(spans('customer')).toEqual(['Marlow 2']);
  act(() => api.setPage(1));
  expect(spans('customer')).toEqual(['Marlow 1', 'Ardent 1']);
});

claim('Use merged cells with other features', 'Pinned columns merge, pinned rows do not', () => {
  const pinned = [1, 2].map((id) => ({ id: `pinned-${id}`, customer: 'Sum', city: 'All' }));
  mountProGrid({
    ...base,
    initialState: { pinnedColumns: { left: ['customer'] } },
    pinnedRows: { bottom: pinned },
  });
  expect(spans('customer')).toEqual(['Marlow 3', 'Ardent 1', 'Sum 1', 'Sum 1']);
});

claim('Use merged cells with other features', 'An edit changes one row and splits', async () => {
  const { api } = mount({ columns: [{ field: 'city', editable: true }] });
  await userEvent.dblClick(cell('city', 1)!);
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.keyboard('Kiel{Enter}');
  expect(spans('city')).toEqual(['Kiel 1', 'Bergen 1', 'Lyon 2']);
  expect(api.getRow(2)).toEqual(rows[1]);
});

claim('Use merged cells with other features', 'Exports contain each value', async () => {
  const { apiRef } = mountPremium(base);
  const lines = apiRef.current.getDataAsCsv().split(/\r?\n/);
  expect(lines.slice(1)).toEqual(
    rows.map(({ customer, city, article }) => `${customer},${city},${article}`),
  );
  const exported = await apiRef.current.getDataAsExcel();
  const sheet = sheetOf(await readWorkbook(await exported!.xlsx.writeBuffer()));
  expect([sheet.getCell('A3').value, sheet.getCell('A3').isMerged]).toEqual(['Marlow', false]);
});

claim('Use merged cells with other features', 'The arrow keys skip hidden cells', async () => {
  mount();
  fireEvent.mouseUp(cell('customer', 1)!);
  await userEvent.click(cell('customer', 1)!);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(cell('customer', 4));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(cell('customer', 1));
  fireEvent.mouseUp(cell('article', 2)!);
  await userEvent.click(cell('article', 2)!);
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(cell('city', 1));
});

claim('Use merged cells with other features', 'Hidden cells have the role presentation', () => {
  mount();
  const hidden = document.querySelectorAll('[data-id="2"] [data-colindex][role="presentation"]');
  expect([...hidden].map((node) => node.getAttribute('data-colindex'))).toEqual(['0', '1']);
});

claim('Can I set the number of rows, as with colSpan?', 'Equal keys merge blocks', () => {
  const block = (_value: unknown, row: { id: number }) => Math.floor(row.id / 4);
  expect(spansOf([1, 2, 3, 4, 5], { rowSpanValueGetter: block })).toEqual([4, 1]);
});

claim("Why don't my empty cells merge?", 'An empty string merges them', () => {
  const key = (value: string | null) => value ?? '';
  expect(spansOf([null, undefined, 'a'], { rowSpanValueGetter: key })).toEqual([2, 1]);
});

claim("Why don't my dates merge?", 'A number or the day merges them', () => {
  const dates = [new Date(2026, 2, 1, 8), new Date(2026, 2, 1, 9)];
  const key = (value: Date | null) => value && value.toDateString();
  expect(spansOf(dates, { rowSpanValueGetter: key })).toEqual([2]);
});

claim('Use merged cells with other features', 'A column that is shown later merges', () => {
  const { api } = mount({ initialState: { columns: { columnVisibilityModel: { city: false } } } });
  sort(api, 'customer');
  act(() => api.setColumnVisibility('city', true));
  expect(spans('city')).toEqual(['Lyon 1', 'Bergen 2', 'Lyon 1']);
});

claim('Data Grid - Row spanning', 'The lines of an order share customer and status', async () => {
  render(<RowSpanning />);
  expect(spans('status').slice(0, 3)).toEqual(['Shipped 3', 'Packed 2', 'Shipped 1']);
  await userEvent.click(screen.getByRole('switch', { name: 'rowSpanning' }));
  expect(spans('status')).toHaveLength(11);
});

claim('Build a calendar', 'Slots of an appointment merge, and free slots stay apart', () => {
  render(<CalendarWeek />);
  expect(spans('tuesday')).toEqual([
    ' 1',
    ' 1',
    'Call with Marlow Boats 2',
    'Call with Tilia Gardens 2',
  ]);
});

claim('How do I merge only some columns?', 'null excludes a column', () => {
  const separate = { rowSpanValueGetter: () => null };
  mount({ columns: [{ field: 'customer' }, { field: 'city', ...separate }] });
  expect(spans('customer')).toEqual(['Marlow 3', 'Ardent 1']);
  expect(spans('city')).toHaveLength(4);
});

claim('Should I use row spanning or row grouping?', 'Cells can merge across a group row', () => {
  mountPremium({
    ...base,
    initialState: { rowGrouping: { model: ['customer'] } },
    defaultGroupingExpansionDepth: -1,
  });
  expect(spans('__row_group_by_columns_group__')[4]).toBe('Ardent (1) 1');
  expect(spans('city')).toContain('Lyon 2');
});
