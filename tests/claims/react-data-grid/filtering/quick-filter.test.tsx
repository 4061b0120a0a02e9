import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  GridLogicOperator,
  getGridStringQuickFilterFn,
  gridFilterModelSelector,
  type DataGridProps,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/filtering/quick-filter/');

const rows = [
  { id: 1, title: 'Silent River', genre: 'n', copies: 1000, out: new Date(2026, 2, 1), new: true },
  { id: 2, title: 'Zoë and Søren', genre: 'p', copies: 10, out: new Date(2025, 5, 2), new: false },
  { id: 3, title: 'River Song', genre: 'p', copies: 7, out: new Date(2024, 7, 9), new: true },
];
const columns: DataGridProps['columns'] = [
  { field: 'title' },
  {
    field: 'genre',
    type: 'singleSelect',
    valueOptions: [
      { value: 'n', label: 'Novel' },
      { value: 'p', label: 'Poetry' },
    ],
  },
  { field: 'copies', type: 'number' },
  { field: 'out', type: 'date' },
  { field: 'new', type: 'boolean' },
];

const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });

const start = (model: Partial<GridFilterModel>) => ({
  filter: { filterModel: { items: [], ...model } },
});
const found = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    Number(row.getAttribute('data-id')),
  );
const search = (apiRef: ReturnType<typeof mount>['apiRef'], ...words: string[]) => {
  act(() => apiRef.current?.setQuickFilterValues(words));
  return found();
};
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { hidden: true });

claim('Data Grid - Quick filter', 'The text is split, each word must be found', async () => {
  const { apiRef } = mount({ showToolbar: true });
  fireEvent.change(box(), { target: { value: 'river novel' } });
  await waitFor(() => expect(found()).toEqual([1]));
  expect(gridFilterModelSelector(apiRef).quickFilterValues).toEqual(['river', 'novel']);
});

claim('Data Grid - Quick filter', 'showQuickFilter false hides the search box', () => {
  mount({ showToolbar: true, slotProps: { toolbar: { showQuickFilter: false } } });
  expect(screen.getByRole('toolbar')).toBeTruthy();
  expect(screen.queryByRole('searchbox', { hidden: true })).toBeNull();
});

claim('Start with a search', 'A row must meet the conditions and match the search', () => {
  const items = [{ field: 'copies', operator: '>', value: 7 }];
  mount({ initialState: start({ items, quickFilterValues: ['river'] }) });
  expect(found()).toEqual([1]);
});

const hidden = { columns: { columnVisibilityModel: { genre: false } } };

claim('Search in hidden columns', 'Hidden columns are skipped, unless the key is false', () => {
  const model = { quickFilterValues: ['novel'] };
  const first = mount({ initialState: { ...hidden, ...start(model) } });
  expect(found()).toEqual([]);
  act(() => first.apiRef.current?.setColumnVisibility('genre', true));
  expect(found()).toEqual([1]);
  act(() =>
    first.apiRef.current?.setFilterModel({
      items: [],
      ...model,
      quickFilterExcludeHiddenColumns: false,
    }),
  );
  act(() => first.apiRef.current?.setColumnVisibility('genre', false));
  expect(found()).toEqual([1]);
});

claim('What matches in each column', 'Numbers match the same number only', () => {
  const { apiRef } = mount();
  expect(search(apiRef, '1000')).toEqual([1]);
  expect(search(apiRef, '1,000')).toEqual([]);
  expect(search(apiRef, '100')).toEqual([]);
});

claim('What matches in each column', 'Text, labels, and dates contain the word', () => {
  const { apiRef } = mount();
  expect(search(apiRef, 'POET')).toEqual([2, 3]);
  expect(search(apiRef, '3/1/2026')).toEqual([1]);
  expect(search(apiRef, 'true')).toEqual([]);
});

claim('What matches in each column', 'It uses valueFormatter, and filterable has no effect', () => {
  const { apiRef } = mount({
    disableColumnFilter: true,
    columns: [
      {
        field: 'title',
        filterable: false,
        valueFormatter: (value: string) => `Book ${value}`,
        renderCell: () => 'drawn',
      },
    ],
  });
  expect(search(apiRef, 'book')).toEqual([1, 2, 3]);
  expect(search(apiRef, 'drawn')).toEqual([]);
});

claim('Change how a column matches', 'A number column can match its displayed text', () => {
  const { apiRef } = mount({
    columns: [
      { field: 'copies', type: 'number', getApplyQuickFilterFn: getGridStringQuickFilterFn },
    ],
  });
  expect(search(apiRef, '1,000')).toEqual([1]);
  expect(search(apiRef, '10')).toEqual([2]);
});

claim(
  'Change how a column matches',
  'The function gets the result of valueGetter and the row',
  () => {
    const test = vi.fn(() => true);
    const { apiRef } = mount({
      columns: [
        {
          field: 'title',
          valueGetter: (value: string) => value.length,
          getApplyQuickFilterFn: () => test,
        },
      ],
    });
    search(apiRef, 'x');
    const [value, row, column, ref] = test.mock.calls[0] as unknown as unknown[];
    expect([value, row, (column as { field: string }).field]).toEqual([12, rows[0], 'title']);
    expect((ref as typeof apiRef).current).toBe(apiRef.current);
  },
);

const toSlots = (quickFilterProps: object) => ({ toolbar: { quickFilterProps } });

claim('Search for phrases', 'A value can contain spaces', async () => {
  const quickFilterParser = (text: string) => text.split(',').map((part) => part.trim());
  mount({
    showToolbar: true,
    slotProps: toSlots({ quickFilterParser }),
    initialState: start({ quickFilterLogicOperator: GridLogicOperator.Or }),
  });
  fireEvent.change(box(), { target: { value: 'silent river, river song' } });
  await waitFor(() => expect(found()).toEqual([1, 3]));
});

claim('Search for phrases', 'debounceMs waits after the last key press', () => {
  vi.useFakeTimers();
  const onFilterModelChange = vi.fn();
  mount({ showToolbar: true, slotProps: toSlots({ debounceMs: 200 }), onFilterModelChange });
  for (const value of ['r', 'ri', 'riv', 'rive', 'river']) {
    fireEvent.change(box(), { target: { value } });
    act(() => vi.advanceTimersByTime(190));
  }
  expect(onFilterModelChange).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(10));
  expect(onFilterModelChange).toHaveBeenCalledTimes(1);
});

claim('Search for phrases', 'A new parser in each render cancels a waiting search', () => {
  vi.useFakeTimers();
  const props = () => ({ slotProps: toSlots({ quickFilterParser: (text: string) => [text] }) });
  const { update } = mount({ showToolbar: true, ...props() });
  fireEvent.change(box(), { target: { value: 'song' } });
  update(props());
  act(() => vi.advanceTimersByTime(1000));
  expect(found()).toEqual([1, 2, 3]);
  fireEvent.change(box(), { target: { value: 'son' } });
  act(() => vi.advanceTimersByTime(1000));
  expect(found()).toEqual([3]);
});

claim('Ignore accents', 'é loses its mark, ø does not change', () => {
  const { apiRef } = mount({ ignoreDiacritics: true });
  expect(search(apiRef, 'zoe')).toEqual([2]);
  expect(search(apiRef, 'soren')).toEqual([]);
  expect(search(mount().apiRef, 'zoe')).toEqual([]);
});

claim('Ignore accents', 'Changing the prop later does not filter again', () => {
  const { update } = mount({ initialState: start({ quickFilterValues: ['zoe'] }) });
  update({ ignoreDiacritics: true });
  expect(found()).toEqual([]);
  update({ ignoreDiacritics: true, rows: [...rows] });
  expect(found()).toEqual([2]);
});

claim('Why do dates match my search?', 'null for every word excludes the column', () => {
  const { apiRef } = mount({
    columns: columns.map((column) =>
      column.field === 'out' ? { ...column, getApplyQuickFilterFn: () => null } : column,
    ),
  });
  expect(search(apiRef, '2026')).toEqual([]);
  expect(search(mount().apiRef, '2026')).toContain(1);
});

claim('How does the server get the words?', 'They are in the model, the rows stay', () => {
  const onFilterModelChange = vi.fn();
  const { apiRef } = mount({ filterMode: 'server', onFilterModelChange });
  expect(search(apiRef, 'song')).toEqual([1, 2, 3]);
  expect(onFilterModelChange.mock.lastCall?.[0].quickFilterValues).toEqual(['song']);
});

claim('How do I find rows with any of the words?', 'Or needs one of the words', () => {
  const model = {
    quickFilterValues: ['silent', 'zoë'],
    quickFilterLogicOperator: GridLogicOperator.Or,
  };
  mount({ initialState: start(model) });
  expect(found()).toEqual([1, 2]);
});
