import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  getGridBooleanOperators,
  getGridDateOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  useGridApiContext,
  type GridColDef,
  type GridFilterItem,
  type GridFilterModel,
  type GridGetRowsParams,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid, mountProGrid, texts, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/filtering/server-side/');

const rows = [
  { id: 1, street: 'Mill Bridge 2', rent: 640, pets: true, heating: 'Gas' },
  { id: 2, street: 'Pier Walk 5', rent: 790, pets: false, heating: 'Heat pump' },
];
const columns: GridColDef[] = [
  { field: 'street' },
  { field: 'rent', type: 'number' },
  { field: 'pets', type: 'boolean' },
  { field: 'heating', type: 'singleSelect', valueOptions: ['Gas', 'Heat pump'] },
];
const street = (value?: string, id = 1): GridFilterItem => ({
  id,
  field: 'street',
  operator: 'contains',
  ...(value !== undefined && { value }),
});

function mount(props: Props = {}) {
  const onFilterModelChange = vi.fn();
  const grid = mountGrid({
    rows,
    columns,
    filterMode: 'server',
    filterDebounceMs: 0,
    disableVirtualization: true,
    onFilterModelChange,
    ...props,
  });
  const items = (): GridFilterItem[] => onFilterModelChange.mock.lastCall?.[0].items;
  return { ...grid, onFilterModelChange, items };
}

function Toolbar() {
  const apiRef = useGridApiContext();
  return <button onClick={() => apiRef.current.upsertFilterItem(street('Pier'))}>Pier</button>;
}

const settle = () =>
  act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));

/** A grid with a data source that fails when a street contains "bad". */
async function mountSource(props: Props = {}) {
  const getRows = vi.fn(async ({ filterModel }: GridGetRowsParams) => {
    if (filterModel.items[0]?.value === 'bad') throw new Error('503 Service Unavailable');
    return { rows, rowCount: rows.length };
  });
  const grid = mountGrid({ columns, dataSource: { getRows }, ...props });
  await settle();
  const filter = async (...items: GridFilterItem[]) => {
    act(() => grid.api.setFilterModel({ items }));
    await settle();
  };
  return { ...grid, getRows, filter };
}

claim('Data Grid - Server-side filter', 'The grid displays rows as you pass them', () => {
  const { api } = mount();
  act(() => api.setFilterModel({ items: [street('nothing')] }));
  expect(texts('street')).toEqual(['Mill Bridge 2', 'Pier Walk 5']);
});

claim('Read the filter model', 'The model contains id, fromInput, and a reason', async () => {
  const { api, onFilterModelChange, items } = mount();
  act(() => api.showFilterPanel('rent'));
  await userEvent.type(screen.getByLabelText('Value'), '8');
  await settle();
  expect(items()).toEqual([
    {
      field: 'rent',
      operator: '=',
      value: 8,
      id: expect.any(Number),
      fromInput: expect.any(String),
    },
  ]);
  expect(onFilterModelChange.mock.lastCall?.[1].reason).toBe('upsertFilterItem');
});

claim('Read the filter model', 'The model contains the words of the quick filter', () => {
  const { api, onFilterModelChange } = mount();
  act(() => api.setQuickFilterValues(['harbor']));
  expect(onFilterModelChange.mock.lastCall?.[0].quickFilterValues).toEqual(['harbor']);
});

claim(
  'Translate conditions into a query',
  'A boolean is true, an option is its value',
  async () => {
    const { api, items } = mount();
    const choose = async (field: string, option: string) => {
      act(() => api.showFilterPanel(field));
      fireEvent.mouseDown(screen.getByLabelText('Value', { selector: '[role=combobox]' }));
      await userEvent.click(screen.getByRole('option', { name: option }));
      return items()[0]!.value;
    };
    expect(await choose('pets', 'true')).toBe(true);
    expect(await choose('pets', 'any')).toBeUndefined();
    expect(await choose('heating', 'Heat pump')).toBe('Heat pump');
  },
);

claim('Translate conditions into a query', 'Each column type has these operators', () => {
  const names = (operators: { value: string }[]) => operators.map(({ value }) => value).join(' ');
  const text = 'contains doesNotContain equals doesNotEqual startsWith endsWith';
  expect(names(getGridStringOperators())).toBe(`${text} isEmpty isNotEmpty isAnyOf`);
  expect(names(getGridNumericOperators())).toBe('= != > >= < <= isEmpty isNotEmpty isAnyOf');
  expect(names(getGridDateOperators())).toBe(
    'is not after onOrAfter before onOrBefore isEmpty isNotEmpty',
  );
  expect(names(getGridBooleanOperators())).toBe('is');
  expect(names(getGridSingleSelectOperators())).toBe('is not isAnyOf');
});

claim('Translate conditions into a query', 'A date is midnight UTC, a time is local', async () => {
  const { api, items } = mount({
    columns: [
      { field: 'free', type: 'date' },
      { field: 'viewed', type: 'dateTime' },
    ],
    rows: [],
  });
  const enter = async (field: string, value: string) => {
    act(() => api.showFilterPanel(field));
    fireEvent.change(screen.getByLabelText('Value'), { target: { value } });
    await settle();
    return items()[0]!.value;
  };
  expect(await enter('free', '2026-03-16')).toEqual(new Date(Date.UTC(2026, 2, 16)));
  expect(await enter('viewed', '2026-03-16T09:30')).toEqual(new Date(2026, 2, 16, 9, 30));
});

claim('Translate conditions into a query', 'A date from JSON is a string', () => {
  const date = new Date(Date.UTC(2026, 2, 16));
  const item = { id: 1, field: 'free', operator: 'is', value: date };
  const { api } = mount({
    columns: [{ field: 'free', type: 'date' }],
    rows: [],
    initialState: { filter: { filterModel: JSON.parse(JSON.stringify({ items: [item] })) } },
  });
  const { value } = api.exportState().filter!.filterModel!.items[0]!;
  expect(() => value.toISOString()).toThrow(TypeError);
  for (const restored of [value, date, String(date)]) {
    expect(new Date(restored).toISOString().slice(0, 10)).toBe('2026-03-16');
  }
});

claim('Translate conditions into a query', 'isAnyOf has an array', async () => {
  const { api, items } = mount();
  act(() => api.setFilterModel({ items: [{ id: 1, field: 'rent', operator: 'isAnyOf' }] }));
  act(() => api.showFilterPanel());
  await userEvent.type(screen.getByRole('combobox', { name: 'Value' }), '640{Enter}');
  expect(items()[0]!.value).toEqual([640]);
});

claim('Offer only operators that your backend supports', 'getApplyFilterFn is not called', () => {
  const getApplyFilterFn = vi.fn(() => null);
  const InputComponent = () => <p>Your input</p>;
  const { api } = mount({
    columns: [
      {
        field: 'street',
        filterOperators: [{ value: 'near', label: 'Near', getApplyFilterFn, InputComponent }],
      },
    ],
  });
  act(() => api.showFilterPanel('street'));
  act(() => api.setFilterModel({ items: [{ ...street('Pier'), operator: 'near' }] }));
  expect(screen.getByText('Your input')).toBeTruthy();
  expect(getApplyFilterFn).not.toHaveBeenCalled();
});

claim(
  'Avoid unnecessary requests',
  'An opened panel, an operator, and a cleared value fire',
  async () => {
    const { api, onFilterModelChange, items } = mount();
    act(() => api.showFilterPanel('street'));
    expect(items()).toMatchObject([{ field: 'street', operator: 'contains' }]);
    expect(items()[0]).not.toHaveProperty('value');
    fireEvent.mouseDown(screen.getByLabelText('Operator'));
    await userEvent.click(screen.getByRole('option', { name: 'equals' }));
    expect(items()).toMatchObject([{ operator: 'equals' }]);
    await userEvent.type(screen.getByLabelText('Value'), 'a');
    await settle();
    const calls = onFilterModelChange.mock.calls.length;
    await userEvent.clear(screen.getByLabelText('Value'));
    await settle();
    expect(onFilterModelChange).toHaveBeenCalledTimes(calls + 1);
    expect(items()[0]!.value).toBeUndefined();
  },
);

claim('Avoid unnecessary requests', 'The quick filter waits for filterDebounceMs too', async () => {
  const { onFilterModelChange } = mount({ showToolbar: true, filterDebounceMs: 300 });
  await userEvent.type(screen.getByRole('searchbox'), 'pier');
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 200))));
  expect(onFilterModelChange).not.toHaveBeenCalled();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 200))));
  expect(onFilterModelChange).toHaveBeenCalledTimes(1);
});

claim('Filter, sort, and page in one query', 'The filter first, then page 0', () => {
  const calls: (string | number)[] = [];
  const { api } = mount({
    paginationMode: 'server',
    rowCount: 50,
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { page: 3, pageSize: 1 } } },
    onFilterModelChange: () => calls.push('filter'),
    onPaginationModelChange: ({ page }) => calls.push(page),
  });
  act(() => api.upsertFilterItem(street()));
  expect(calls).toEqual(['filter']);
  act(() => api.upsertFilterItem(street('Pier')));
  expect(calls).toEqual(['filter', 'filter', 0]);
});

claim('Filter, sort, and page in one query', 'The sorting first, then page 0', () => {
  const calls: (string | number)[] = [];
  const { api } = mount({
    sortingMode: 'server',
    paginationMode: 'server',
    rowCount: 50,
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { page: 3, pageSize: 1 } } },
    onSortModelChange: () => calls.push('sorting'),
    onPaginationModelChange: ({ page }) => calls.push(page),
  });
  act(() => api.sortColumn('rent', 'asc'));
  expect(calls).toEqual(['sorting', 0]);
});

claim('Filter, sort, and page in one query', 'A controlled model changes the query twice', () => {
  for (const mode of ['state', 'controlled', 'reset']) {
    const queries: string[] = [];
    function Apartments() {
      const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
      const [{ page }, setPage] = React.useState({ page: 3, pageSize: 1 });
      const query = `${filterModel.items[0]?.value}, page ${page}`;
      React.useEffect(() => void queries.push(query), [query]);
      return (
        <DataGrid
          rows={rows}
          columns={columns}
          rowCount={50}
          showToolbar
          filterMode="server"
          filterModel={mode === 'state' ? undefined : filterModel}
          onFilterModelChange={(model) => {
            setFilterModel(model);
            if (mode === 'reset') setPage({ page: 0, pageSize: 1 });
          }}
          paginationMode="server"
          pageSizeOptions={[1]}
          paginationModel={{ page, pageSize: 1 }}
          onPaginationModelChange={setPage}
          slots={{ toolbar: Toolbar }}
        />
      );
    }
    const { unmount } = render(<Apartments />);
    fireEvent.click(screen.getByText('Pier'));
    const last = mode === 'controlled' ? ['Pier, page 3', 'Pier, page 0'] : ['Pier, page 0'];
    expect(queries).toEqual(['undefined, page 3', ...last]);
    unmount();
  }
});

claim('Use a data source', 'It sets the modes to server, whatever you pass', async () => {
  const { api, filter, getRows } = await mountSource({ filterMode: 'client' });
  act(() => api.setSortModel([{ field: 'rent', sort: 'desc' }]));
  await filter(street('nothing'));
  expect(texts('street')).toEqual(['Mill Bridge 2', 'Pier Walk 5']);
  expect(getRows.mock.lastCall?.[0]).toMatchObject({
    filterModel: { items: [street('nothing')] },
    sortModel: [{ field: 'rent', sort: 'desc' }],
    paginationModel: { page: 0, pageSize: 100 },
  });
});

claim('Use a data source', 'An error empties the grid and calls onDataSourceError', async () => {
  const onDataSourceError = vi.fn();
  const { filter } = await mountSource({ onDataSourceError });
  expect(texts('street')).toHaveLength(2);
  await filter(street('bad'));
  expect(onDataSourceError.mock.lastCall?.[0].message).toBe('503 Service Unavailable');
  expect(texts('street')).toEqual([]);
});

claim('Use a data source', 'The cache minds the id, and an empty item is requested', async () => {
  const { filter, getRows } = await mountSource();
  await filter(street('Pier'));
  await filter();
  await filter(street('Pier'));
  expect(getRows).toHaveBeenCalledTimes(3);
  await filter(street('Pier', 2));
  expect(getRows).toHaveBeenCalledTimes(4);
  await filter(street());
  expect(getRows).toHaveBeenCalledTimes(5);
});

claim('Use a data source', 'It ignores outdated responses', async () => {
  const answers: ((response: { rows: typeof rows }) => void)[] = [];
  const getRows = () => new Promise<{ rows: typeof rows }>((resolve) => void answers.push(resolve));
  const { filter } = await mountSource({ dataSource: { getRows } });
  await filter(street('Pier'));
  expect(answers).toHaveLength(2);
  await act(async () => answers[1]!({ rows: rows.slice(1) }));
  await act(async () => answers[0]!({ rows }));
  expect(texts('street')).toEqual(['Pier Walk 5']);
});

claim('Why is the selection lost when users filter?', 'Rows that are gone', async () => {
  for (const keepNonExistentRowsSelected of [false, true]) {
    const { api, update, unmount } = mount({
      checkboxSelection: true,
      keepNonExistentRowsSelected,
    });
    act(() => api.selectRow(1));
    await act(async () => update({ rows: rows.slice(1) }));
    expect([...api.getSelectedRows().keys()]).toEqual(keepNonExistentRowsSelected ? [1] : []);
    unmount();
  }
});

claim('Why is filterMode="server" not available with treeData?', 'It logs the error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  mountProGrid({
    rows,
    columns,
    treeData: true,
    getTreeDataPath: (row) => [row.street],
    filterMode: 'server',
  });
  expect(String(error.mock.calls)).toContain(
    'MUI X: The `filterMode="server"` prop is not available when the `treeData` is enabled.',
  );
  error.mockRestore();
});
