import { act, screen, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GridLogicOperator,
  gridFilteredRowCountSelector,
  gridFilteredSortedRowEntriesSelector,
  gridFilterModelSelector,
  type DataGridProps,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, type Props, type ProProps } from './grid';

const claim = claimsOf('/x/react-data-grid/filtering/');

const rows = [
  { id: 1, street: 'Café Lane 4', district: 'Harbor', rent: 790, pets: true },
  { id: 2, street: 'Mill Road 1', district: 'Harbor', rent: 1340, pets: true },
  { id: 3, street: 'Park Row 9', district: 'Hill', rent: 950, pets: false },
];
const columns: DataGridProps['columns'] = [
  { field: 'street' },
  { field: 'district' },
  { field: 'rent', type: 'number', valueFormatter: (value) => `€ ${value}` },
  { field: 'pets', type: 'boolean' },
];
const cheap: GridFilterItem = { id: 'a', field: 'rent', operator: '<=', value: 1000 };
const harbor: GridFilterItem = { id: 'b', field: 'district', operator: 'equals', value: 'harbor' };

const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });

const mountPro = (props: ProProps = {}) => mountProGrid({ rows, columns, ...props });

const matches = (apiRef: Parameters<typeof gridFilterModelSelector>[0]) =>
  gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) => id);
const start = (...items: GridFilterItem[]) => ({ filter: { filterModel: { items } } });
const openMenu = async (apiRef: ReturnType<typeof mount>['apiRef'], field: string) => {
  act(() => apiRef.current?.showColumnMenu(field));
  await screen.findByRole('menu');
};

claim('Open the filter panel', 'Filter in the column menu adds a condition for it', async () => {
  const { apiRef } = mount();
  await openMenu(apiRef, 'district');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
  expect(gridFilterModelSelector(apiRef).items).toMatchObject([
    { field: 'district', operator: 'contains' },
  ]);
});

claim('Operators of each column type', 'contains minds accents, equals does not', () => {
  const { apiRef } = mount({
    initialState: start({ field: 'street', operator: 'equals', value: ' cafe lane 4 ' }),
  });
  expect(matches(apiRef)).toEqual([1]);
  const contains = { items: [{ field: 'street', operator: 'contains', value: 'cafe' }] };
  act(() => apiRef.current?.setFilterModel(contains));
  expect(matches(apiRef)).toEqual([]);
});

claim('Operators of each column type', 'ignoreDiacritics extends it to contains', () => {
  const { apiRef } = mount({
    ignoreDiacritics: true,
    initialState: start({ field: 'street', operator: 'contains', value: 'CAFE' }),
  });
  expect(matches(apiRef)).toEqual([1]);
});

claim('The filter model', 'A number column accepts the string, and And is the default', () => {
  const { apiRef } = mount({ initialState: start({ ...cheap, value: '790' }) });
  expect(matches(apiRef)).toEqual([1]);
  const { logicOperator, quickFilterLogicOperator } = gridFilterModelSelector(mount().apiRef);
  expect([logicOperator, quickFilterLogicOperator]).toEqual(['and', 'and']);
});

claim('The filter model', 'An item without a value has no effect', () => {
  const { apiRef } = mount({ initialState: start({ field: 'rent', operator: '<=' }) });
  expect(matches(apiRef)).toEqual([1, 2, 3]);
});

claim('Combine several conditions', 'And needs all, Or needs one', () => {
  const apiRef = mountPro({ initialState: start(cheap, harbor) });
  expect(matches(apiRef)).toEqual([1]);
  act(() => apiRef.current?.setFilterLogicOperator(GridLogicOperator.Or));
  expect(matches(apiRef)).toEqual([1, 2, 3]);
});

claim('Control the filter model', 'A reason is given, for other changes it is undefined', () => {
  const onFilterModelChange = vi.fn();
  const { apiRef } = mount({ onFilterModelChange });
  act(() => apiRef.current?.upsertFilterItem(cheap));
  expect(onFilterModelChange.mock.lastCall?.[1].reason).toBe('upsertFilterItem');
  act(() => apiRef.current?.setQuickFilterValues(['mill']));
  expect(onFilterModelChange.mock.lastCall?.[1].reason).toBeUndefined();
});

claim('Wait longer while users type', 'The model changes once users stop typing', async () => {
  const onFilterModelChange = vi.fn();
  const { apiRef } = mount({ onFilterModelChange, initialState: start(harbor) });
  act(() => apiRef.current?.showFilterPanel('district'));
  const input = await screen.findByRole('textbox', { name: 'Value' });
  onFilterModelChange.mockClear();
  vi.useFakeTimers();
  for (const value of ['harbor h', 'harbor hi', 'harbor hil', 'harbor hill']) {
    fireEvent.change(input, { target: { value } });
    act(() => vi.advanceTimersByTime(140));
  }
  expect(onFilterModelChange).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(10));
  expect(onFilterModelChange).toHaveBeenCalledTimes(1);
  expect(gridFilterModelSelector(apiRef).items[0]?.value).toBe('harbor hill');
});

claim('For the whole grid', 'The search box of the toolbar stays', async () => {
  const { apiRef } = mount({ disableColumnFilter: true, showToolbar: true });
  expect(screen.queryByRole('button', { name: 'Show filters' })).toBeNull();
  expect(screen.getByRole('searchbox', { hidden: true })).toBeTruthy();
  await openMenu(apiRef, 'district');
  expect(screen.queryByRole('menuitem', { name: 'Filter' })).toBeNull();
});

const locked: DataGridProps['columns'] = columns.map((column) =>
  column.field === 'district' ? { ...column, filterable: false } : column,
);

claim('Lock a filter', 'Filters that you set in code still apply', async () => {
  const { apiRef } = mount({ columns: locked, initialState: start(harbor) });
  expect(matches(apiRef)).toEqual([1, 2]);
  await openMenu(apiRef, 'district');
  expect(screen.queryByRole('menuitem', { name: 'Filter' })).toBeNull();
});

claim('Lock a filter', 'In Community, Filter of another column replaces it', async () => {
  const { apiRef } = mount({ columns: locked, initialState: start(harbor) });
  await openMenu(apiRef, 'rent');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Filter' }));
  expect(gridFilterModelSelector(apiRef).items.map(({ field }) => field)).toEqual(['rent']);
});

claim('Filter from code', 'setFilterModel also clears the quick filter', () => {
  const { apiRef } = mount();
  act(() => apiRef.current?.setQuickFilterValues(['mill']));
  expect(matches(apiRef)).toEqual([2]);
  act(() => apiRef.current?.setFilterModel({ items: [cheap] }));
  expect(matches(apiRef)).toEqual([1, 3]);
  expect(gridFilterModelSelector(apiRef).quickFilterValues ?? []).toEqual([]);
});

claim('Filter from code', 'In Community a second item is dropped with an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { apiRef } = mount({ initialState: start(cheap) });
  act(() => apiRef.current?.upsertFilterItem(harbor));
  expect(gridFilterModelSelector(apiRef).items).toEqual([cheap]);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});

claim('Filter from code', 'getFilterState does not apply the model', () => {
  const { apiRef } = mount();
  const state = apiRef.current?.getFilterState({ items: [harbor] });
  expect(state?.filteredRowsLookup[3]).toBe(false);
  expect(matches(apiRef)).toEqual([1, 2, 3]);
});

claim('Filter on the server', 'The grid displays the rows as you pass them', () => {
  const { apiRef } = mount({ filterMode: 'server', initialState: start(harbor) });
  expect(matches(apiRef)).toEqual([1, 2, 3]);
});

claim('Why do I get the old rows in onFilterModelChange?', 'It is called before', () => {
  const counts: number[] = [];
  const { apiRef } = mount({
    onFilterModelChange: () => counts.push(gridFilteredRowCountSelector(apiRef)),
  });
  apiRef.current?.subscribeEvent('filteredRowsSet', () =>
    counts.push(gridFilteredRowCountSelector(apiRef)),
  );
  act(() => apiRef.current?.setFilterModel({ items: [harbor] }));
  expect(counts[0]).toBe(3);
  expect(counts.at(-1)).toBe(2);
});

claim('Why are my filters gone after the columns changed?', 'The item is removed', () => {
  const { apiRef, update } = mount({ initialState: start(harbor) });
  update({ columns: columns.slice(2) });
  expect(gridFilterModelSelector(apiRef).items).toEqual([]);
  update({ columns });
  expect(matches(apiRef)).toEqual([1, 2, 3]);
});

claim('Why do I get "No filter operator found for column"?', 'An unknown one throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const item = { field: 'rent', operator: 'contains', value: 4 };
  expect(() => mount({ initialState: start(item) })).toThrow(
    "MUI X: No filter operator found for column 'rent' and operator value 'contains'.",
  );
  error.mockRestore();
});

claim('Why does only one of my filter items apply?', 'DataGrid uses the first item', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { apiRef } = mount({ filterModel: { items: [harbor, cheap] } });
  expect(matches(apiRef)).toEqual([1, 2]);
  error.mockRestore();
});
