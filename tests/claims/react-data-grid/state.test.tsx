import * as React from 'react';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import {
  DataGrid,
  gridColumnFieldsSelector,
  gridFilteredSortedRowIdsSelector,
  gridFilterModelSelector,
  gridPageSelector,
  gridPreferencePanelStateSelector,
  gridSortedRowIdsSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  type DataGridProps,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { DataGridPro, useGridApiRef as useGridApiRefPro } from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import StateLocalStorage from '../../../data/react-data-grid/state/StateLocalStorage';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/state/');

const rows = [
  { id: 1, brand: 'Volvo', rate: 60 },
  { id: 2, brand: 'Audi', rate: 90 },
  { id: 3, brand: 'Fiat', rate: 30 },
];
const columns: DataGridProps['columns'] = [{ field: 'brand' }, { field: 'rate', type: 'number' }];
const byBrand = { sorting: { sortModel: [{ field: 'brand', sort: 'asc' as const }] } };
const secondPage = { pagination: { paginationModel: { page: 1, pageSize: 1 } } };

function mount(props: Partial<DataGridProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Partial<DataGridProps> = {}) => (
    <DataGrid
      apiRef={result.current}
      rows={rows}
      columns={columns}
      pageSizeOptions={[1, 100]}
      {...props}
      {...more}
    />
  );
  const view = render(element());
  return {
    apiRef: result.current,
    update: (more: typeof props) => view.rerender(element(more)),
    unmount: view.unmount,
  };
}

claim('Data Grid - State', 'initialState is read once, and a prop wins', () => {
  const { apiRef, update } = mount({ initialState: byBrand, sortModel: [] });
  expect(gridSortModelSelector(apiRef)).toEqual([]);
  const second = mount();
  second.update({ initialState: byBrand });
  expect(gridSortModelSelector(second.apiRef)).toEqual([]);
  update({ sortModel: byBrand.sorting.sortModel });
  expect(gridSortModelSelector(apiRef)).toHaveLength(1);
});

claim('Save and restore a view', 'The export is JSON that another grid starts with', () => {
  const { apiRef } = mount({ initialState: { ...byBrand, ...secondPage } });
  const exported = apiRef.current?.exportState();
  const view = JSON.parse(JSON.stringify(exported));
  expect(view.sorting).toEqual(byBrand.sorting);
  expect(gridSortModelSelector(mount({ initialState: view }).apiRef)).toEqual(
    byBrand.sorting.sortModel,
  );
});

claim('Save and restore a view', 'Only dirty models: the order is included in any case', () => {
  const { apiRef } = mount();
  const dirty = () => apiRef.current?.exportState({ exportOnlyDirtyModels: true });
  expect(dirty()).toEqual({ columns: { orderedFields: ['brand', 'rate'] } });
  act(() => apiRef.current?.sortColumn('brand', 'asc'));
  expect(dirty()?.sorting).toEqual(byBrand.sorting);
});

claim('Save and restore a view', 'The page only when page and size differ', () => {
  const { apiRef } = mount();
  const page = () => apiRef.current?.exportState({ exportOnlyDirtyModels: true }).pagination;
  act(() => apiRef.current?.setPageSize(1));
  expect(page()).toBeUndefined();
  act(() => apiRef.current?.setPage(1));
  expect(page()).toEqual({ paginationModel: { page: 1, pageSize: 1 } });
});

claim('Keep the view after a reload', 'The demo saves when the component unmounts', () => {
  const { unmount } = render(<StateLocalStorage />);
  expect(localStorage.getItem('rental-cars-view')).toBeNull();
  unmount();
  expect(JSON.parse(localStorage.getItem('rental-cars-view') ?? '{}')).toHaveProperty('columns');
});

claim('Keep the view after a reload', 'In the cleanup of useEffect apiRef.current is null', () => {
  const seen: Record<string, boolean> = {};
  function Saved() {
    const apiRef = useGridApiRef();
    const note = (name: string) => {
      seen[name] = apiRef.current !== null;
    };
    React.useEffect(() => () => note('effect'));
    React.useLayoutEffect(() => () => note('layout'));
    return <DataGrid apiRef={apiRef} rows={rows} columns={columns} />;
  }
  const { unmount } = render(<Saved />);
  unmount();
  expect(seen).toEqual({ effect: false, layout: true });
});

claim('Switch between views', 'Parts that a view does not mention stay as they are', () => {
  const { result } = renderHook(() => useGridApiRefPro());
  render(
    <DataGridPro apiRef={result.current} rows={rows} columns={columns} initialState={byBrand} />,
  );
  act(() => result.current.current?.restoreState({ pinnedColumns: { left: ['brand'] } }));
  const view = result.current.current?.exportState();
  expect(view?.pinnedColumns?.left).toEqual(['brand']);
  expect(view?.sorting).toEqual(byBrand.sorting);
});

claim('Switch between views', 'For a controlled model only the callback is called', () => {
  const onSortModelChange = vi.fn();
  const { apiRef } = mount({ sortModel: [], onSortModelChange });
  act(() => apiRef.current?.restoreState(byBrand));
  expect(onSortModelChange.mock.lastCall?.[0]).toEqual(byBrand.sorting.sortModel);
  expect(gridSortModelSelector(apiRef)).toEqual([]);
});

claim('Keep the state in the URL', 'With initialState the first request is filtered', () => {
  const seen: unknown[] = [];
  const firstModel: GridFilterModel = {
    items: [{ id: 0, field: 'brand', operator: 'contains', value: 'Audi' }],
  };
  function Cars() {
    const [filterModel, setFilterModel] = React.useState(firstModel);
    React.useEffect(() => void seen.push(filterModel.items[0]?.value), [filterModel]);
    const initialState = { filter: { filterModel: firstModel } };
    return (
      <DataGrid
        {...{ rows, columns, initialState }}
        filterMode="server"
        onFilterModelChange={setFilterModel}
        showToolbar
      />
    );
  }
  render(<Cars />);
  expect(seen).toEqual(['Audi']);
  const { apiRef } = mount({
    filterMode: 'server',
    initialState: { filter: { filterModel: firstModel } },
  });
  expect(gridFilterModelSelector(apiRef).items).toEqual(firstModel.items);
});

claim('Restore column widths', 'A bare column is omitted until it is resized', () => {
  const { apiRef } = mount({
    columns: [
      { field: 'brand' },
      { field: 'rate', width: 120 },
      { field: 'city', minWidth: 90 },
      { field: 'seats', flex: 1 },
    ],
  });
  const widths = () => Object.keys(apiRef.current?.exportState().columns?.dimensions ?? {});
  expect(widths().toSorted()).toEqual(['city', 'rate', 'seats']);
  const before = apiRef.current?.exportState();
  act(() => apiRef.current?.setColumnWidth('brand', 260));
  expect(widths()).toContain('brand');
  act(() => apiRef.current?.restoreState(before!));
  expect(apiRef.current?.getColumn('brand').width).toBe(260);
});

claim('Read once in a handler', 'Selectors throw before the grid exists', () => {
  const { result } = renderHook(() => useGridApiRef());
  expect(() => gridPageSelector(result.current)).toThrow();
});

claim('Subscribe inside the grid', 'The component renders again with the value', () => {
  function Position() {
    const apiRef = useGridApiContext();
    return <p>Page {useGridSelector(apiRef, gridPageSelector) + 1}</p>;
  }
  const { apiRef } = mount({
    initialState: { pagination: { paginationModel: { pageSize: 1 } } },
    slots: { pagination: Position },
  });
  expect(screen.getByText('Page 1')).toBeTruthy();
  act(() => apiRef.current?.setPage(2));
  expect(screen.getByText('Page 3')).toBeTruthy();
});

claim(
  'Keep the state in the URL',
  'Unknown columns sort nothing; text filters throw on numbers',
  () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { apiRef } = mount({ sortModel: [{ field: 'gone', sort: 'asc' }] });
    expect(gridSortedRowIdsSelector(apiRef)).toEqual([1, 2, 3]);
    const filter = (field: string, operator: string, value: unknown) =>
      mount({ filterModel: { items: [{ field, operator, value }] } });
    expect(() => filter('brand', 'contains', 5)).toThrow('trim is not a function');
    error.mockRestore();
    expect(gridFilteredSortedRowIdsSelector(filter('rate', '=', '60').apiRef)).toEqual([1]);
    expect(gridFilteredSortedRowIdsSelector(filter('rate', 'isAnyOf', ['60']).apiRef)).toEqual([1]);
  },
);

claim("What isn't saved, and how do I save it?", 'The selection is not exported', () => {
  const { apiRef } = mount();
  act(() => apiRef.current?.selectRow(1));
  expect(Object.keys(apiRef.current?.exportState() ?? {}).toSorted()).toEqual([
    'columns',
    'density',
    'filter',
    'pagination',
    'preferencePanel',
    'sorting',
  ]);
});

claim(
  'Why does a restored view start on page one?',
  'A count before the rows resets it',
  async () => {
    const view = { pagination: { ...secondPage.pagination, rowCount: 3 } };
    const withCount = mount({ rows: [], initialState: view });
    await waitFor(() => expect(gridPageSelector(withCount.apiRef)).toBe(0));
    const without = mount({ rows: [], initialState: secondPage });
    without.update({ rows });
    expect(gridPageSelector(without.apiRef)).toBe(1);
  },
);

claim('Why does a restored filter throw an error?', 'An unknown operator throws', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const items = [{ id: 1, field: 'brand', operator: 'near', value: 'x' }];
  const view = { filter: { filterModel: { items } } };
  const message = "No filter operator found for column 'brand' and operator value 'near'.";
  const { apiRef } = mount();
  expect(() => act(() => apiRef.current?.restoreState(view))).toThrow(message);
  expect(() => mount({ initialState: view })).toThrow(message);
  error.mockRestore();
});

claim('Why are new columns last in a saved view?', 'The grid appends all others', () => {
  const orderedFields = ['rate', 'brand'];
  const { apiRef } = mount({
    columns: [{ field: 'city' }, ...columns],
    initialState: { columns: { orderedFields } },
  });
  expect(gridColumnFieldsSelector(apiRef)).toEqual(['rate', 'brand', 'city']);
});

claim('Why does a panel open by itself?', 'A view includes the panel that was open', () => {
  const { apiRef } = mount();
  act(() => apiRef.current?.showFilterPanel());
  const { preferencePanel } = apiRef.current!.exportState();
  const second = mount({ initialState: { preferencePanel } });
  expect(gridPreferencePanelStateSelector(second.apiRef).open).toBe(true);
});

claim('Do date filters survive JSON?', 'The operators accept strings and read the day', () => {
  const filterModel = { items: [{ field: 'due', operator: 'is', value: '2031-05-20' }] };
  const { apiRef } = mount({
    rows: [19, 20, 21].map((day) => ({ id: day, due: new Date(2031, 4, day) })),
    columns: [{ field: 'due', type: 'date' }],
    initialState: { filter: { filterModel } },
  });
  expect(gridFilterModelSelector(apiRef).items).toHaveLength(1);
  expect(screen.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual(['5/20/2031']);
});
