import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  getGroupRowIdFromPath,
  getRowGroupingFieldFromGroupingCriteria,
  GRID_ROOT_GROUP_ID,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridRowGroupingModelSelector,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
  type GridGroupNode,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { texts } from './grid';
import {
  filter,
  headers,
  headerText,
  menuOf,
  mountPremium,
  shown,
  sort,
  type Props,
} from './grouping';

const claim = claimsOf('/x/react-data-grid/row-grouping/');

const films = [
  { id: 1, company: 'North', genre: 'Drama', title: 'Salt', year: 2021 },
  { id: 2, company: 'North', genre: 'Comedy', title: 'Tide', year: 2023 },
  { id: 3, company: 'Azul', genre: 'Drama', title: 'Moon', year: 2022 },
];
const columns: GridColDef[] = [
  { field: 'company', headerName: 'Company' },
  { field: 'genre' },
  { field: 'title' },
  { field: 'year', type: 'number' },
];
type Ref = ReturnType<typeof mount>['apiRef'];
const by = (...model: string[]): Props => ({ initialState: { rowGrouping: { model } } });
const open: Props = { defaultGroupingExpansionDepth: -1 };
const north = getGroupRowIdFromPath([{ field: 'company', key: 'North' }]);
const azul = getGroupRowIdFromPath([{ field: 'company', key: 'Azul' }]);

const mount = (props: Props = {}) => mountPremium({ rows: films, columns, ...props });

claim('Data Grid - Row grouping', 'Collapsed groups; the count follows the filters', () => {
  const { apiRef } = mount(by('company'));
  expect(shown()).toEqual(['North', 'Azul']);
  expect(texts(GROUP)).toEqual(['North (2)', 'Azul (1)']);
  filter(apiRef, 'title', 'Tide');
  expect(texts(GROUP)).toEqual(['North (1)']);
});

claim('Does Enter open a group?', 'No, but Space and the arrow do', async () => {
  mount(by('company'));
  fireEvent.click(screen.getAllByLabelText('see children')[0]!);
  expect(shown()).toEqual(['North', '1', '2', 'Azul']);
  await userEvent.click(screen.getByText('North', { selector: 'span' }));
  await userEvent.keyboard('{Enter}');
  expect(shown()).toEqual(['North', '1', '2', 'Azul']);
  await userEvent.keyboard(' ');
  expect(shown()).toEqual(['North', 'Azul']);
});

claim('Group by several columns', 'Each field adds a level, unknown ones are ignored', () => {
  mount({ ...by('company', 'nothing', 'genre'), ...open });
  expect(shown()).toEqual(['North', 'Drama', '1', 'Comedy', '2', 'Azul', 'Drama', '3']);
});

claim('Control the row grouping model', 'The menu asks; the model follows the prop', async () => {
  const onRowGroupingModelChange = vi.fn();
  const { update } = mount({ rowGroupingModel: ['company'], onRowGroupingModelChange });
  const [item] = await menuOf('genre');
  expect(item?.textContent).toBe('Group by genre');
  await userEvent.click(item!);
  expect(onRowGroupingModelChange.mock.calls.map(([model]) => model)).toEqual([
    ['company', 'genre'],
  ]);
  expect(shown()).toEqual(['North', 'Azul']);
  update({ rowGroupingModel: ['genre'] });
  expect(shown()).toEqual(['Drama', 'Comedy']);
});

claim('Use one or several grouping columns', 'Headers and fields of both modes', () => {
  const { apiRef, update } = mount(by('company'));
  expect(headers()).toEqual([GROUP, 'company', 'genre', 'title', 'year']);
  expect(headerText(GROUP)).toBe('Company');
  act(() => apiRef.current.setRowGroupingModel(['company', 'genre']));
  expect(headerText(GROUP)).toBe('Group');
  update({ rowGroupingColumnMode: 'multiple' });
  const fields = ['company', 'genre'].map(getRowGroupingFieldFromGroupingCriteria);
  expect(headers().slice(0, 3)).toEqual([...fields, 'company']);
});

claim('Customize the grouping column', 'leafField, and what cannot be overridden', () => {
  const forced = { field: 'mine', editable: true, groupable: true };
  const groupingColDef = { headerName: 'Catalog', leafField: 'title', ...forced };
  const { apiRef } = mount({ ...by('company'), ...open, groupingColDef });
  expect(headerText(GROUP)).toBe('Catalog');
  expect(texts(GROUP)).toEqual(['North (2)', 'Salt', 'Tide', 'Azul (1)', 'Moon']);
  expect(apiRef.current.getColumn(GROUP)).toMatchObject({ editable: false, groupable: false });
});

claim('Customize each grouping column separately', 'fields are one or all, by mode', () => {
  const groupingColDef = vi.fn((_params: object) => undefined);
  const { update } = mount({ ...by('company', 'genre'), groupingColDef });
  const groupingName = 'grouping-columns';
  expect(groupingColDef.mock.lastCall).toEqual([{ groupingName, fields: ['company', 'genre'] }]);
  groupingColDef.mockClear();
  update({ rowGroupingColumnMode: 'multiple' });
  expect(groupingColDef.mock.calls.slice(0, 2)).toEqual([
    [{ groupingName, fields: ['company'] }],
    [{ groupingName, fields: ['genre'] }],
  ]);
});

claim('Render group rows differently from leaf rows', 'The source renders its groups', () => {
  const company: GridColDef = {
    ...columns[0]!,
    renderCell: ({ field, value, rowNode }) =>
      `${field === GROUP ? 'key' : 'cell'} ${rowNode.type} ${value}`,
  };
  mount({ ...by('company'), columns: [company] });
  expect(texts(GROUP)[0]).toBe('key group North (2)');
  expect(texts('company')[0]).toBe('cell group undefined');
});

claim('Render group rows differently from leaf rows', 'Whose formatter applies', () => {
  const format = (field: string): GridColDef => ({
    field,
    valueFormatter: (value) => value && `${field}:${value}`,
  });
  const own = { ...by('company', 'genre'), ...open, rows: films.slice(0, 1) };
  const { update } = mount({ ...own, columns: [format('company'), format('genre'), columns[2]!] });
  expect(texts(GROUP)).toEqual(['company:North (1)', 'company:Drama (1)', '']);
  update({ groupingColDef: { mainGroupingCriteria: 'genre' } });
  expect(texts(GROUP)[0]).toBe('genre:North (1)');
  update({ groupingColDef: { leafField: 'title' } });
  expect(texts(GROUP)).toEqual(['North (1)', 'Drama (1)', 'Salt']);
  update({ groupingColDef: undefined, rowGroupingColumnMode: 'multiple' });
  expect(texts(getRowGroupingFieldFromGroupingCriteria('genre'))[1]).toBe('genre:Drama (1)');
});

claim('Hide the source columns', 'Hides when added, shows again when removed', () => {
  const { result } = renderHook(() => useGridApiRef());
  function Films() {
    const initialState = useKeepGroupedColumnsHidden({ apiRef: result.current, ...by('company') });
    const props = { apiRef: result.current, rows: films, columns, initialState };
    return <DataGridPremium {...props} disableVirtualization />;
  }
  render(<Films />);
  expect(headers()).toEqual([GROUP, 'genre', 'title', 'year']);
  act(() => result.current.current?.setRowGroupingModel(['genre']));
  expect(headers()).toEqual([GROUP, 'company', 'title', 'year']);
});

claim('Group by objects and dates', 'The getter receives the raw value', () => {
  const rows = [{ id: 1, director: { name: 'Ono', country: 'Japan' } }];
  const director = { field: 'director', valueGetter: (value?: { name: string }) => value?.name };
  const { update } = mount({ ...by('director'), rows, columns: [director] });
  expect(shown()).toEqual(['Ono']);
  const groupingValueGetter = (value: { country: string }) => value.country;
  update({ columns: [{ ...director, groupingValueGetter }] });
  expect(shown()).toEqual(['Japan']);
});

claim('Group by objects and dates', 'The formatter of dates throws for a year', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const date: GridColDef = {
    field: 'released',
    type: 'date',
    groupingValueGetter: (value: Date | null) => value?.getFullYear(),
  };
  const rows = [{ id: 1, released: new Date(2026, 0, 5) }];
  expect(() => mount({ ...by('released'), rows, columns: [date] })).toThrow(
    'MUI X: `date` column type only accepts `Date` objects as values.',
  );
  error.mockRestore();
  const valueFormatter = (value: Date | number | null) =>
    value instanceof Date ? value.toLocaleDateString('en-US') : value;
  mount({ ...by('released'), rows, columns: [{ ...date, valueFormatter }] });
  expect(texts(GROUP)).toEqual(['2026 (1)']);
});

claim('Rows without a value', 'They skip the level, and come first', () => {
  const rows = [...films, { id: 4, genre: 'Drama' }, { id: 5, company: null }];
  mount({ ...by('company', 'genre'), ...open, rows });
  expect(shown().slice(0, 3)).toEqual(['5', 'North', 'Drama']);
  expect(shown().slice(-2)).toEqual(['Drama', '4']);
});

claim('Prevent users from changing groups', 'Menus only; the methods still work', async () => {
  const fixed = columns.map((column) => ({ ...column, groupable: false }));
  const { apiRef } = mount({ ...by('company'), columns: fixed });
  expect(await menuOf('genre')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  const [stop] = await menuOf(GROUP);
  expect(stop?.textContent).toBe('Stop grouping by Company');
  expect(stop?.getAttribute('aria-disabled')).toBe('true');
  act(() => apiRef.current.addRowGroupingCriteria('genre'));
  expect(gridRowGroupingModelSelector(apiRef)).toEqual(['company', 'genre']);
});

claim('Turn grouping off', 'No groups, even with a model', () => {
  mount({ rowGroupingModel: ['company'], disableRowGrouping: true });
  expect(shown()).toEqual(['1', '2', '3']);
});

claim('Expand and collapse groups', 'The callback overrides the depth; a change resets', () => {
  const isGroupExpandedByDefault = (node: GridGroupNode) => node.groupingKey === 'Azul';
  const own = { ...by('company'), ...open, isGroupExpandedByDefault };
  const { apiRef, update } = mount(own);
  expect(shown()).toEqual(['North', 'Azul', '3']);
  act(() => apiRef.current.setRowChildrenExpansion(north, true));
  expect(shown()).toEqual(['North', '1', '2', 'Azul', '3']);
  update({ isGroupExpandedByDefault: (node) => isGroupExpandedByDefault(node) });
  expect(shown()).toEqual(['North', 'Azul', '3']);
  update({ isGroupExpandedByDefault: undefined, defaultGroupingExpansionDepth: 0 });
  expect(shown()).toEqual(['North', 'Azul']);
});

claim('Sort and filter groups', 'Other columns sort and filter the leaf rows', () => {
  const { apiRef } = mount({ ...by('company'), ...open });
  sort(apiRef, 'title', true);
  expect(shown()).toEqual(['North', '2', '1', 'Azul', '3']);
  filter(apiRef, 'title', 'Salt');
  expect(shown()).toEqual(['North', '1']);
});

claim('Sort and filter groups', 'What the grouping column sorts and filters, by target', () => {
  const { apiRef, update } = mount({ ...by('company', 'year'), ...open });
  sort(apiRef, GROUP);
  expect(shown()).toEqual(['Azul', '2022', '3', 'North', '2021', '1', '2023', '2']);
  const operators = () =>
    apiRef.current.getColumn(GROUP).filterOperators?.map(({ value }) => value);
  expect(operators()).toContain('startsWith');
  filter(apiRef, GROUP, '2023');
  expect(shown()).toEqual(['North', '2023', '2']);
  act(() => apiRef.current.setFilterModel({ items: [] }));
  update({ groupingColDef: { mainGroupingCriteria: 'year' } });
  expect(operators()).toContain('>=');
  sort(apiRef, GROUP, true);
  expect(shown()).toEqual(['North', '2023', '2', '2021', '1', 'Azul', '2022', '3']);
  act(() => apiRef.current.setRowGroupingModel(['company']));
  update({ groupingColDef: { leafField: 'title' } });
  sort(apiRef, GROUP, true);
  expect(shown()).toEqual(['North', '2', '1', 'Azul', '3']);
  filter(apiRef, GROUP, 'Tide');
  expect(shown()).toEqual(['North', '2']);
});

const selecting: Props = { ...by('company'), ...open, checkboxSelection: true };
const ids = (apiRef: Ref) => [...gridRowSelectionIdsSelector(apiRef).keys()].sort();
const check = (apiRef: Ref, ...rows: GridRowId[]) =>
  act(() => rows.forEach((id) => apiRef.current.selectRow(id)));

claim('Select groups with checkboxes', 'Both directions; a missing key is false', () => {
  const { apiRef, update } = mount(selecting);
  check(apiRef, north);
  expect(ids(apiRef)).toEqual([1, 2, north]);
  check(apiRef, 3);
  expect(ids(apiRef)).toEqual([1, 2, 3, azul, north]);
  act(() => apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() }));
  update({ rowSelectionPropagation: { descendants: true } });
  check(apiRef, 3);
  expect(ids(apiRef)).toEqual([3]);
});

claim('Select groups with checkboxes', 'A filter deselects the rows that it hides', async () => {
  for (const keepNonExistentRowsSelected of [false, true]) {
    const { apiRef } = mount({ ...selecting, keepNonExistentRowsSelected });
    check(apiRef, north);
    filter(apiRef, 'title', 'Salt');
    act(() => apiRef.current.setFilterModel({ items: [] }));
    const kept = keepNonExistentRowsSelected ? [1, 2, north] : [1];
    await waitFor(() => expect(ids(apiRef)).toEqual(kept));
  }
});

claim('Select groups with checkboxes', 'New rows follow rows, not updateRows()', async () => {
  const added = { id: 4, company: 'North' };
  const { apiRef, update } = mount(selecting);
  check(apiRef, north);
  update({ rows: [...films, added] });
  expect(ids(apiRef)).toEqual([1, 2, 4, north]);
  await act(async () => apiRef.current.updateRows([{ ...added, id: 5 }]));
  expect(ids(apiRef)).toEqual([1, 2, 4]);
});

claim('Select groups with checkboxes', 'A removed row returns selected, without its group', () => {
  const { apiRef, update } = mount({ ...selecting, keepNonExistentRowsSelected: true });
  check(apiRef, north);
  update({ rows: films.slice(1) });
  act(() => apiRef.current.selectRow(north, false));
  update({ rows: films });
  expect(ids(apiRef)).toEqual([1]);
});

claim('Select groups with checkboxes', 'Single selection does not turn it off', async () => {
  const { apiRef, update } = mount({ ...by('company'), disableMultipleRowSelection: true });
  await userEvent.click(screen.getByText('North'));
  expect(ids(apiRef)).toEqual([1, 2, north]);
  update({ rowSelectionPropagation: { parents: false, descendants: false } });
  await userEvent.click(screen.getByText('Azul'));
  expect(ids(apiRef)).toEqual([azul]);
});

claim('Select groups with checkboxes', 'Only the prop is completed, not the method', () => {
  const onRowSelectionModelChange = vi.fn();
  const model: GridRowSelectionModel = { type: 'include', ids: new Set([3]) };
  const { apiRef } = mount({ ...selecting, rowSelectionModel: model, onRowSelectionModelChange });
  expect(onRowSelectionModelChange.mock.lastCall?.[0]).toEqual({
    type: 'include',
    ids: new Set([3, azul]),
  });
  const complete = apiRef.current.getPropagatedRowSelectionModel(model);
  expect(complete.ids).toEqual(new Set([3, azul]));
  const own = mount(selecting).apiRef;
  act(() => own.current.setRowSelectionModel(model));
  expect(ids(own)).toEqual([3]);
});

claim('List the rows of a group', 'Nested rows; the options of the table', () => {
  const { apiRef } = mount(by('company', 'genre'));
  sort(apiRef, GROUP);
  const list = (options: object) =>
    apiRef.current.getRowGroupChildren({ groupId: north, ...options });
  expect(list({})).toEqual([1, 2]);
  expect(list({ skipAutoGeneratedRows: false })).toHaveLength(4);
  expect(list({ applySorting: true })).toEqual([2, 1]);
  filter(apiRef, 'title', 'Tide');
  expect(list({ applyFiltering: true })).toEqual([2]);
  expect(apiRef.current.getRowGroupChildren({ groupId: GRID_ROOT_GROUP_ID })).toEqual([1, 2, 3]);
});

claim('Group rows on the server', 'groupFields, keys, no getter; fetchRows expands', async () => {
  const groupingValueGetter = vi.fn();
  const getRows = vi.fn(async ({ groupKeys = [] }: { groupKeys?: string[] }) => {
    const rows = groupKeys.length ? films.slice(0, 2) : [{ id: 'n', group: 'North', count: 2 }];
    return { rows, rowCount: rows.length };
  });
  const { apiRef } = mount({
    ...by('company'),
    rows: undefined,
    columns: [{ field: 'company', groupingValueGetter }, ...columns.slice(1)],
    dataSource: { getRows, getGroupKey: (row) => row.group, getChildrenCount: (row) => row.count },
  });
  await screen.findByText('North');
  expect(getRows.mock.lastCall?.[0]).toMatchObject({ groupFields: ['company'], groupKeys: [] });
  expect(apiRef.current.getColumn(GROUP)).toMatchObject({ sortable: false, filterable: false });
  await act(async () => apiRef.current.setRowChildrenExpansion('n', true));
  expect(getRows).toHaveBeenCalledTimes(1);
  await act(async () => apiRef.current.setRowChildrenExpansion('n', false));
  await act(async () => apiRef.current.dataSource.fetchRows('n'));
  expect(getRows.mock.lastCall?.[0]).toMatchObject({ groupKeys: ['North'] });
  await waitFor(() => expect(shown()).toEqual(['n', '1', '2']));
  expect(groupingValueGetter).not.toHaveBeenCalled();
});

claim('Change the model from code', 'The methods, and the event after each change', () => {
  const { apiRef } = mount(by('company'));
  const listener = vi.fn();
  apiRef.current.subscribeEvent('rowGroupingModelChange', listener);
  act(() => apiRef.current.addRowGroupingCriteria('genre'));
  act(() => apiRef.current.addRowGroupingCriteria('genre'));
  expect(gridRowGroupingModelSelector(apiRef)).toEqual(['company', 'genre']);
  act(() => apiRef.current.setRowGroupingCriteriaIndex('genre', 0));
  expect(gridRowGroupingModelSelector(apiRef)).toEqual(['genre', 'company']);
  act(() => apiRef.current.addRowGroupingCriteria('year', 1));
  act(() => apiRef.current.removeRowGroupingCriteria('company'));
  expect(listener.mock.lastCall?.[0]).toEqual(['genre', 'year']);
});

claim('How do I keep groups open when rows change?', 'New rows collapse the groups', async () => {
  const { apiRef, update } = mount(by('company'));
  const listener = vi.fn();
  apiRef.current.subscribeEvent('rowExpansionChange', listener);
  act(() => apiRef.current.setRowChildrenExpansion(azul, true));
  expect(listener.mock.lastCall?.[0]).toMatchObject({ id: azul, childrenExpanded: true });
  await act(async () => apiRef.current.updateRows([{ id: 3, title: 'Sun' }]));
  expect(shown()).toEqual(['North', 'Azul', '3']);
  update({ rows: [...films] });
  expect(shown()).toEqual(['North', 'Azul']);
});

claim('Why does a page have more rows than the page size?', 'Only the top level counts', () => {
  const initialState = {
    rowGrouping: { model: ['company'] },
    pagination: { paginationModel: { pageSize: 1 } },
  };
  mount({ ...open, pagination: true, pageSizeOptions: [1], initialState });
  expect(shown()).toEqual(['North', '1', '2']);
});
