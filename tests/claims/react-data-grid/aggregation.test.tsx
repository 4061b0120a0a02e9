import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getGroupRowIdFromPath,
  GRID_AGGREGATION_FUNCTIONS,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { texts } from './grid';
import { filter, headerText, menuOf, mountPremium, shown, sort, type Props } from './grouping';

const claim = claimsOf('/x/react-data-grid/aggregation/');

const films = [
  { id: 1, company: 'North', gross: 10, rating: 4, released: new Date(2026, 0, 1) },
  { id: 2, company: 'North', gross: 30, rating: 4, released: new Date(2026, 0, 5) },
  { id: 3, company: 'Azul', gross: 20, rating: 1, released: new Date(2026, 1, 1) },
];
const columns: GridColDef[] = [
  { field: 'company' },
  { field: 'gross', type: 'number' },
  { field: 'rating', type: 'number' },
  { field: 'released', type: 'date' },
];
const ROOT = 'auto-generated-group-footer-root';
const NORTH = getGroupRowIdFromPath([{ field: 'company', key: 'North' }]);

const mount = (model: Record<string, string>, props: Props = {}) =>
  mountPremium({ rows: films, columns, initialState: { aggregation: { model } }, ...props });
const mountGroups = (model: Record<string, string>, props: Props = {}) =>
  mount(model, {
    initialState: { aggregation: { model }, rowGrouping: { model: ['company'] } },
    defaultGroupingExpansionDepth: -1,
    ...props,
  });
/** Names of the functions in a column's menu. */
async function functionsOf(field: string) {
  await menuOf(field);
  const select = screen.queryByRole('combobox', { name: /Aggregation/ });
  if (!select) return undefined;
  await userEvent.click(select);
  return screen.getAllByRole('option').map((option) => option.textContent);
}

claim('Data Grid - Aggregation', 'A row at the bottom, and the function in the header', () => {
  mount({ gross: 'sum' });
  expect(shown()).toEqual(['1', '2', '3', ROOT]);
  expect(texts('gross')).toEqual(['10', '30', '20', '60']);
  expect(headerText('gross')).toBe('grosssum');
});

claim('Data Grid - Aggregation', 'Users choose in the menu', async () => {
  mount({});
  expect(await functionsOf('gross')).toEqual(['...', 'sum', 'avg', 'min', 'max', 'size']);
  await userEvent.click(screen.getByRole('option', { name: 'max' }));
  expect(texts('gross').at(-1)).toBe('30');
});

claim('Data Grid - Aggregation', 'Rows and filters count', async () => {
  const { apiRef, update } = mount({ gross: 'max' });
  act(() => apiRef.current.updateRows([{ id: 3, gross: 90 }]));
  await vi.waitFor(() => expect(texts('gross').at(-1)).toBe('90'));
  filter(apiRef, 'company', 'North');
  expect(texts('gross').at(-1)).toBe('30');
  update({ rows: films.slice(0, 1) });
  expect(texts('gross').at(-1)).toBe('10');
});

claim('Control the aggregation model', 'The grid asks, and follows the prop', () => {
  const onAggregationModelChange = vi.fn();
  const { apiRef, update } = mount(
    {},
    { aggregationModel: { gross: 'sum' }, onAggregationModelChange },
  );
  act(() => apiRef.current.setAggregationModel({ gross: 'avg' }));
  expect(onAggregationModelChange.mock.lastCall?.[0]).toEqual({ gross: 'avg' });
  expect(texts('gross').at(-1)).toBe('60');
  update({ aggregationModel: { gross: 'avg' } });
  expect(texts('gross').at(-1)).toBe('20');
});

claim('Control the aggregation model', 'Unknown fields and functions are ignored', () => {
  const { apiRef } = mount({ nothing: 'sum', company: 'sum', gross: 'median', rating: 'avg' });
  expect(Object.keys(gridAggregationLookupSelector(apiRef)[GRID_ROOT_GROUP_ID]!)).toEqual([
    'rating',
  ]);
});

claim('Turn aggregation off', 'The prop wins over a model', () => {
  const { update } = mount({ gross: 'sum' }, { disableAggregation: true });
  expect(shown()).toEqual(['1', '2', '3']);
  update({ disableAggregation: false });
  expect(texts('gross').at(-1)).toBe('60');
});

claim(
  'Prevent users from changing totals',
  'aggregable removes the select, the model applies',
  async () => {
    const fixed = columns.map((column) => ({ ...column, aggregable: false }));
    mount({ gross: 'sum' }, { columns: fixed });
    expect(await functionsOf('gross')).toBeUndefined();
    expect(texts('gross').at(-1)).toBe('60');
  },
);

claim('Show totals for groups', 'Group rows and root, no average of averages', () => {
  const { apiRef } = mountGroups({ rating: 'avg', gross: 'sum' });
  expect(shown()).toEqual(['North', '1', '2', 'Azul', '3', ROOT]);
  expect(texts('gross')).toEqual(['40', '10', '30', '20', '20', '60']);
  expect(texts('rating').at(-1)).toBe('3');
  sort(apiRef, 'gross');
  expect(shown()).toEqual(['Azul', '3', 'North', '1', '2', ROOT]);
});

claim('In tree data', 'Leaves count, and the own value of a parent is replaced', () => {
  const rows = [
    { id: 1, path: 'a', size: 500 },
    { id: 2, path: 'a/b', size: 700 },
    { id: 3, path: 'a/b/c', size: 2 },
    { id: 4, path: 'a/d', size: 3 },
  ];
  mountPremium({
    rows,
    columns: [{ field: 'size', type: 'number' }],
    treeData: true,
    getTreeDataPath: (row) => row.path.split('/'),
    defaultGroupingExpansionDepth: -1,
    initialState: { aggregation: { model: { size: 'sum' } } },
  });
  expect(texts('size')).toEqual(['5', '2', '2', '3', '5']);
});

claim('Change the position of the totals', 'Footers, inline, and nothing', () => {
  const getAggregationPosition = vi.fn(
    (_node: { depth: number; id: unknown }) => 'footer' as const,
  );
  const { apiRef, update } = mountGroups({ gross: 'sum' }, { getAggregationPosition });
  const footer = (group: string) => `auto-generated-group-footer-${group}`;
  expect(shown().filter((id) => id.startsWith('auto'))).toHaveLength(3);
  expect(shown()[3]).toBe(footer(String(NORTH)));
  const nodes = getAggregationPosition.mock.calls.map(([node]) => node);
  expect(nodes).toContainEqual(expect.objectContaining({ id: GRID_ROOT_GROUP_ID, depth: -1 }));
  expect(nodes).not.toContain(null);
  update({ getAggregationPosition: () => 'inline' });
  expect(shown()).toEqual(['North', '1', '2', 'Azul', '3']);
  expect(texts('gross')).toEqual(['40', '10', '30', '20', '20']);
  expect(gridAggregationLookupSelector(apiRef)[GRID_ROOT_GROUP_ID]?.gross?.value).toBe(60);
  update({ getAggregationPosition: () => null });
  expect(texts('gross')).toEqual(['', '10', '30', '', '20']);
  expect(gridAggregationLookupSelector(apiRef)).toEqual({});
});

claim('Change the position of the totals', 'undefined throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => mount({ gross: 'sum' }, { getAggregationPosition: undefined })).toThrow(
    'getAggregationPosition is not a function',
  );
  error.mockRestore();
});

claim('Choose which rows count', 'Filtered or all; pages and collapsed groups count', () => {
  const { apiRef, update } = mount({ gross: 'sum' });
  filter(apiRef, 'company', 'North');
  expect(texts('gross').at(-1)).toBe('40');
  update({ aggregationRowsScope: 'all' });
  expect(texts('gross')).toEqual(['10', '30', '40']);
  filter(apiRef, 'company', 'Nor');
  expect(texts('gross')).toEqual(['10', '30', '60']);
  const initialState = {
    aggregation: { model: { gross: 'sum' } },
    pagination: { paginationModel: { pageSize: 1 } },
  };
  const paged = mount({}, { pagination: true, pageSizeOptions: [1], initialState }).apiRef;
  expect(gridAggregationLookupSelector(paged)[GRID_ROOT_GROUP_ID]?.gross?.value).toBe(60);
  const closed = mountGroups({ gross: 'sum' }, { defaultGroupingExpansionDepth: 0 }).apiRef;
  expect(gridAggregationLookupSelector(closed)[NORTH]?.gross?.value).toBe(40);
});

claim('Choose aggregation functions', 'What each of them skips, and for which types', async () => {
  const { sum, avg, min, max, size } = GRID_AGGREGATION_FUNCTIONS;
  const values = [4, null, undefined, 2];
  const mixed: (number | undefined)[] = [...values.filter((value) => value !== null), NaN];
  const of = (name: GridAggregationFunction, list: unknown[] = values) =>
    name.apply({ values: list, groupId: '', field: '' });
  expect([sum, avg, min, max, size].map((name) => of(name))).toEqual([6, 3, 2, 4, 3]);
  expect(of(sum, mixed)).toBe(6);
  mount({ released: 'max', company: 'size' });
  expect(texts('released').at(-1)).toBe(new Date(2026, 1, 1).toLocaleDateString());
  expect(texts('company').at(-1)).toBe('3');
  expect(await functionsOf('released')).toEqual(['...', 'min', 'max', 'size']);
});

claim('Choose aggregation functions', 'They receive the results of the valueGetter', () => {
  const gross: GridColDef = { field: 'gross', type: 'number', valueGetter: (value) => value * 2 };
  mount({ gross: 'sum' }, { columns: [gross] });
  expect(texts('gross').at(-1)).toBe('120');
});

claim('Remove or restrict functions', 'The set is replaced, a column overrides types', async () => {
  const { sum, max } = GRID_AGGREGATION_FUNCTIONS;
  const company: GridColDef = { field: 'company', availableAggregationFunctions: ['max'] };
  const none: GridColDef = { field: 'rating', availableAggregationFunctions: [] };
  mount(
    { company: 'max', gross: 'avg' },
    { aggregationFunctions: { sum, max }, columns: [company, columns[1]!, none] },
  );
  expect(shown()).toContain(ROOT);
  expect(headerText('company')).toBe('companymax');
  expect(headerText('gross')).toBe('gross');
  expect(await functionsOf('gross')).toEqual(['...', 'sum', 'max']);
  await userEvent.keyboard('{Escape}{Escape}');
  expect(await functionsOf('rating')).toBeUndefined();
});

claim('Write a function', 'Label, parameters, and the key without a label', async () => {
  const apply = vi.fn(() => 1);
  const own = { first: { apply, label: 'first A–Z' }, other: { apply } };
  mountGroups({ gross: 'first' }, { aggregationFunctions: own });
  expect(headerText('gross')).toBe('grossfirst A–Z');
  expect(apply).toHaveBeenCalledWith({ values: [10, 30], groupId: NORTH, field: 'gross' });
  expect(await functionsOf('released')).toEqual(['...', 'first A–Z', 'other']);
});

claim('Combine several fields', 'getCellValue replaces the value of the cell', () => {
  const share: GridAggregationFunction<{ gross: number; rating: number }, number> = {
    getCellValue: ({ row }) => ({ gross: row.gross, rating: row.rating }),
    apply: ({ values }) => values.reduce((sum, row) => sum + row!.gross * row!.rating, 0),
  };
  mount({ gross: 'share' }, { aggregationFunctions: { share } });
  expect(texts('gross').at(-1)).toBe('180');
});

claim('Format results', "The column's formatter, unless the function has one", () => {
  const format = (value?: number) => (value === undefined ? '' : `€${value}`);
  const gross: GridColDef = { field: 'gross', type: 'number', valueFormatter: format };
  const own: Props = { columns: [gross, { ...gross, field: 'rating' }] };
  mount({ gross: 'sum', rating: 'size' }, own);
  expect([texts('gross').at(-1), texts('rating').at(-1)]).toEqual(['€60', '3']);
});
