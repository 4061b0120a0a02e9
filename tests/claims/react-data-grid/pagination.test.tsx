import * as React from 'react';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageCountSelector,
  gridPageSelector,
  gridPageSizeSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridPaginationModelSelector,
  gridPaginationRowCountSelector,
  gridPaginationRowRangeSelector,
  useGridApiRef,
  type DataGridProps,
  type GridSortModel,
} from '@mui/x-data-grid';
import {
  DataGridPro,
  useGridApiRef as useGridApiRefPro,
  type DataGridProProps,
} from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/pagination/');

const columns = [{ field: 'city' }];
const cities = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, city: `City ${String(id).padStart(3, '0')}` }));
const startAt = (page: number, pageSize: number) => ({
  pagination: { paginationModel: { page, pageSize } },
});

function mount(props: Partial<DataGridProps> = {}) {
  const { result } = renderHook(() => useGridApiRef());
  const element = (more: Partial<DataGridProps> = {}) => (
    <DataGrid
      apiRef={result.current}
      rows={cities(12)}
      columns={columns}
      pageSizeOptions={[2, 5, 100]}
      {...props}
      {...more}
    />
  );
  const view = render(element());
  return { apiRef: result.current, update: (more: typeof props) => view.rerender(element(more)) };
}

function mountPro(props: Partial<DataGridProProps> = {}) {
  const { result } = renderHook(() => useGridApiRefPro());
  const element = (more: Partial<DataGridProProps> = {}) => (
    <DataGridPro
      apiRef={result.current}
      rows={cities(12)}
      columns={columns}
      pageSizeOptions={[5]}
      {...props}
      {...more}
    />
  );
  const view = render(element());
  return { apiRef: result.current, update: (more: typeof props) => view.rerender(element(more)) };
}

const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Go to next page' });
const footer = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent;
const shown = () => screen.getAllByRole('gridcell').length;

claim('Data Grid - Pagination', 'DataGrid has 100 rows per page by default', () => {
  const { apiRef } = mount({ rows: cities(150) });
  expect(gridPageCountSelector(apiRef)).toBe(2);
  expect(gridPaginationModelSelector(apiRef)).toEqual({ page: 0, pageSize: 100 });
});

claim('Turn pagination on or off', 'In Pro it is off until pagination is set', () => {
  mountPro({ initialState: startAt(0, 5) });
  expect(shown()).toBe(12);
  expect(footer()).toBeUndefined();
});

claim('Turn pagination on or off', 'If you change the prop later, the rows stay', () => {
  const { update } = mountPro({ initialState: startAt(0, 5) });
  update({ pagination: true });
  expect(footer()).toBe('1–5 of 12');
  expect(shown()).toBe(12);
});

claim('Turn pagination on or off', 'hideFooterPagination only hides the pager', () => {
  mount({ hideFooterPagination: true, initialState: startAt(0, 5) });
  expect(footer()).toBeUndefined();
  expect(shown()).toBe(5);
});

claim('Choose the page sizes', 'Otherwise the select is hidden and a warning is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  mount({ pageSizeOptions: [10, 20] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(warn.mock.calls.join()).toContain(
    'MUI X: The page size `100` is not present in the `pageSizeOptions`.',
  );
  warn.mockRestore();
});

claim('Choose the page sizes', 'In Pro, −1 displays all rows on one page', () => {
  const pageSizeOptions = [5, { value: -1, label: 'All' }];
  mountPro({ pagination: true, pageSizeOptions, initialState: startAt(0, -1) });
  expect(shown()).toBe(12);
  expect(screen.getByRole('combobox').textContent).toBe('All');
});

claim('Choose the page sizes', 'DataGrid throws if pageSize is above 100', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => mount({ initialState: startAt(0, 101) })).toThrow();
  error.mockRestore();
});

claim('Start on a page', 'You can set page or pageSize alone', () => {
  const { apiRef } = mount({ initialState: { pagination: { paginationModel: { pageSize: 5 } } } });
  expect(gridPaginationModelSelector(apiRef)).toEqual({ page: 0, pageSize: 5 });
});

claim('Control the page', 'If the page no longer exists, the grid goes to the last page', () => {
  const onPaginationModelChange = vi.fn();
  const { apiRef, update } = mount({ initialState: startAt(2, 5), onPaginationModelChange });
  update({ rows: cities(7) });
  expect(gridPageSelector(apiRef)).toBe(1);
  expect(onPaginationModelChange.mock.lastCall?.[0]).toEqual({ page: 1, pageSize: 5 });
});

claim('Control the page', 'If the sort model or filters change, it returns to the first', () => {
  const { apiRef } = mount({ initialState: startAt(2, 2) });
  act(() => apiRef.current?.sortColumn('city', 'asc'));
  expect(gridPageSelector(apiRef)).toBe(0);
  act(() => apiRef.current?.setPage(2));
  act(() => apiRef.current?.setQuickFilterValues(['city']));
  expect(gridPageSelector(apiRef)).toBe(0);
});

const server: Partial<DataGridProps> = {
  paginationMode: 'server',
  rows: cities(5),
  initialState: startAt(2, 5),
};

claim('Known number', 'rowCount 0 during a request returns to the first page', () => {
  const { apiRef, update } = mount({ ...server, rowCount: 20 });
  expect(footer()).toBe('11–15 of 20');
  update({ rowCount: 0, rows: [] });
  expect(gridPageSelector(apiRef)).toBe(0);
  update({ rowCount: 20 });
  expect(gridPageSelector(apiRef)).toBe(0);
});

claim('Unknown number', 'On the last page the grid computes the number', async () => {
  const onRowCountChange = vi.fn();
  const unknown = { ...server, rowCount: -1, onRowCountChange };
  const { update } = mount({ ...unknown, paginationMeta: { hasNextPage: true } });
  expect(footer()).toBe('11–15 of more than 15');
  expect(onRowCountChange).not.toHaveBeenCalled();
  update({ rows: cities(3), paginationMeta: { hasNextPage: false } });
  await waitFor(() => expect(onRowCountChange.mock.lastCall?.[0]).toBe(13));
});

claim('Unknown number', 'The pager is disabled while loading, a new size goes to page 0', () => {
  const unknown = { ...server, rowCount: -1, paginationMeta: { hasNextPage: true } };
  const { apiRef, update } = mount({ ...unknown, loading: true });
  expect(next().disabled).toBe(true);
  update({ loading: false });
  expect(next().disabled).toBe(false);
  act(() => apiRef.current?.setPageSize(2));
  expect(gridPageSelector(apiRef)).toBe(0);
});

claim('Estimated number', 'Past the estimate, the footer displays more than', () => {
  const estimated = { ...server, rowCount: -1, paginationMeta: { hasNextPage: true } };
  const { update } = mount({ ...estimated, estimatedRowCount: 100 });
  expect(footer()).toBe('11–15 of around 100');
  update({ estimatedRowCount: 12 });
  expect(footer()).toBe('11–15 of more than 15');
});

claim('Sort, filter, and page in one query', 'Otherwise only the current page is sorted', () => {
  const { apiRef } = mount({ ...server, rowCount: 20 });
  act(() => apiRef.current?.sortColumn('city', 'desc'));
  expect(screen.getAllByRole('gridcell')[0]?.textContent).toBe('City 004');
});

claim('Sort, filter, and page in one query', 'One query for a change on a later page', () => {
  for (const controlled of [false, true]) {
    const queries: string[] = [];
    const byCity: GridSortModel = [{ field: 'city', sort: 'desc' }];
    function Cities() {
      const [sortModel, setSortModel] = React.useState(byCity);
      const [paginationModel, setPaginationModel] = React.useState({ page: 2, pageSize: 5 });
      const query = `${sortModel[0]?.sort ?? 'unsorted'} ${paginationModel.page}`;
      React.useEffect(() => void queries.push(query), [query]);
      return (
        <DataGrid
          rows={cities(5)}
          columns={columns}
          rowCount={20}
          pageSizeOptions={[5]}
          sortingMode="server"
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          sortModel={controlled ? sortModel : undefined}
          onSortModelChange={setSortModel}
          initialState={{ sorting: { sortModel: byCity } }}
        />
      );
    }
    const { unmount } = render(<Cities />);
    fireEvent.click(screen.getByText('city'));
    const last = controlled ? ['unsorted 2', 'unsorted 0'] : ['unsorted 0'];
    expect(queries).toEqual(['desc 2', ...last]);
    unmount();
  }
});

claim('Change the footer text', 'The keys of localeText change the pager', async () => {
  mount({
    initialState: startAt(0, 5),
    localeText: {
      paginationRowsPerPage: 'Cities',
      paginationDisplayedRows: ({ from, to, count }) => `${from} to ${to}, ${count}`,
      paginationItemAriaLabel: (type) => `To the ${type} page`,
    },
  });
  expect(footer()).toBe('1 to 5, 12');
  expect(screen.getByText('Cities')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'To the next page' }));
  expect(footer()).toBe('6 to 10, 12');
});

claim('Change the page from code', 'In server mode two selectors return null and []', () => {
  const { apiRef } = mount({ ...server, rowCount: 20 });
  expect(gridPaginationRowRangeSelector(apiRef)).toBeNull();
  expect(gridPaginatedVisibleSortedGridRowIdsSelector(apiRef)).toEqual([]);
  expect(gridPaginationRowCountSelector(apiRef)).toBe(20);
});

claim('Why is there an error about rowCount in server mode?', 'setRowCount works', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { apiRef } = mount({ ...server, initialState: startAt(0, 5) });
  act(() => apiRef.current?.setRowCount(20));
  expect(footer()).toBe('1–5 of 20');
  expect(error.mock.calls.join()).toContain('`rowCount` prop must be passed');
  error.mockClear();
  mount({ rowCount: 40, initialState: startAt(0, 5) });
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});

claim('How do I go to the page of a row?', 'Divide its position by the page size', () => {
  const { apiRef } = mount({ initialState: startAt(0, 5) });
  const index = gridExpandedSortedRowIdsSelector(apiRef).indexOf(11);
  act(() => apiRef.current?.setPage(Math.floor(index / gridPageSizeSelector(apiRef))));
  expect(screen.getByRole('gridcell', { name: 'City 011' })).toBeTruthy();
});
