import { act } from '@testing-library/react';
import {
  gridExpandedRowCountSelector,
  gridExpandedSortedRowIdsSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/scrolling/');

// The frame shows 800 × 400 pixels: 20 rows of 52 pixels are 1,040 high, 12 columns 1,200 wide.
const rows = Array.from({ length: 20 }, (_, id) => ({ id, name: `Task ${id}` }));
const columns: GridColDef[] = Array.from({ length: 12 }, (_, index) => ({
  field: `c${index}`,
  width: 100,
}));

const mount = (props: Props = {}) => mountGrid({ rows, columns, hideFooter: true, ...props });
type Api = ReturnType<typeof mount>['api'];

/** Returns the position after a call. */
const after = (api: Api, run: () => unknown) => {
  act(() => void run());
  return api.getScrollPosition();
};

claim('Data Grid - Scrolling', 'A cell in view does not move, others move just enough', () => {
  const { api } = mount();
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 1, colIndex: 2 }))).toEqual({
    top: 0,
    left: 0,
  });
  expect(after(api, () => api.scrollToIndexes({ colIndex: 9 }))).toEqual({ top: 0, left: 200 });
  const { top, left } = after(api, () => api.scrollToIndexes({ rowIndex: 19 }));
  expect(left).toBe(200);
  expect(top).toBeGreaterThan(500);
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 2 })).top).toBe(104);
});

claim('Data Grid - Scrolling', 'A larger cell is aligned with its start', () => {
  const { api } = mount({ columns: [...columns, { field: 'wide', width: 2000 }] });
  expect(after(api, () => api.scrollToIndexes({ colIndex: 12 })).left).toBe(1200);
});

claim('Scroll to a cell', 'Scrolling does not focus, focusing does not scroll', () => {
  const { api, apiRef } = mount();
  act(() => void api.scrollToIndexes({ rowIndex: 19 }));
  expect(apiRef.current?.state.focus.cell).toBeNull();
  act(() => api.scroll({ top: 0 }));
  expect(after(api, () => api.setCellFocus(19, 'c11'))).toEqual({ top: 0, left: 0 });
});

claim('Scroll to a cell', 'The result is true even without a scroll', () => {
  const { api } = mount();
  expect(api.scrollToIndexes({ rowIndex: 0, colIndex: 0 })).toBe(true);
});

claim('From the id and the field', 'A wrong row has no effect, a wrong column throws', () => {
  const { api, apiRef } = mount({ columnVisibilityModel: { c3: false } });
  expect(gridExpandedSortedRowIdsSelector(apiRef).indexOf(99)).toBe(-1);
  expect(api.getColumnIndex('c3')).toBe(-1);
  expect(after(api, () => api.scrollToIndexes({ rowIndex: -1 })).top).toBe(0);
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 500 })).top).toBe(0);
  expect(() => api.scrollToIndexes({ colIndex: -1 })).toThrow(
    "Cannot read properties of undefined (reading 'computedWidth')",
  );
});

const paged: Props = {
  pageSizeOptions: [10],
  initialState: { pagination: { paginationModel: { pageSize: 10 } } },
};

claim('Scroll to a row on another page', 'The index counts all pages, setPage first', () => {
  const { api } = mount(paged);
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 19 })).top).toBe(0);
  act(() => api.setPage(1));
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 19 })).top).toBeGreaterThan(0);
  act(() => api.scroll({ top: 300 }));
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 10 })).top).toBe(0);
  expect(api.getRowIndexRelativeToVisibleRows(12)).toBe(2);
});

claim('Scroll to a row on another page', 'With server pages, the offset is added', () => {
  const { api } = mount({
    rows: rows.slice(10),
    paginationMode: 'server',
    rowCount: 20,
    pageSizeOptions: [10],
    initialState: { pagination: { paginationModel: { page: 1, pageSize: 10 } } },
  });
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 9 })).top).toBe(0);
  expect(after(api, () => api.scrollToIndexes({ rowIndex: 19 })).top).toBeGreaterThan(0);
});

claim('Scroll to a new row', 'In a sorted grid, the index is known after the update', () => {
  const sorting = { sortModel: [{ field: 'name', sort: 'asc' as const }] };
  const { api, apiRef } = mount({ columns: [{ field: 'name' }], initialState: { sorting } });
  act(() => api.updateRows([{ id: 99, name: 'A new task' }]));
  expect(gridExpandedSortedRowIdsSelector(apiRef).indexOf(99)).toBe(0);
});

claim('Restore the scroll position', 'The grid opens there, exportState leaves it out', () => {
  const { api } = mount({ initialState: { scroll: { top: 260, left: 150 } } });
  expect(api.getScrollPosition()).toEqual({ top: 260, left: 150 });
  expect(api.exportState()).not.toHaveProperty('scroll');
});

claim('Restore the scroll position', 'After unmounting, the method returns zeros', () => {
  const { api, unmount } = mount({ initialState: { scroll: { top: 260, left: 150 } } });
  unmount();
  expect(api.getScrollPosition()).toEqual({ top: 0, left: 0 });
});

claim('Scroll by pixels', 'A missing value leaves that direction unchanged', () => {
  const { api } = mount();
  act(() => api.scroll({ top: 260, left: 150 }));
  expect(after(api, () => api.scroll({ left: 40 }))).toEqual({ top: 260, left: 40 });
});

claim('Restore the scroll position', 'The grid waits for rows that load later', () => {
  const { api, update } = mount({ rows: [], initialState: { scroll: { top: 260, left: 0 } } });
  expect(api.getScrollPosition().top).toBe(0);
  update({ rows });
  expect(api.getScrollPosition().top).toBe(260);
});

claim('Why does the grid scroll to the top by itself?', 'Changing the page does as well', () => {
  const { api } = mount(paged);
  act(() => api.scroll({ top: 100 }));
  expect(after(api, () => api.setPage(1)).top).toBe(0);
});

claim('Follow the scroll position', 'The handler receives top and left', () => {
  const { api } = mount();
  const handler = vi.fn();
  api.subscribeEvent('scrollPositionChange', handler);
  act(() => {
    api.scroll({ top: 260 });
    document.querySelector('.MuiDataGrid-virtualScroller')?.dispatchEvent(new Event('scroll'));
  });
  expect(handler.mock.lastCall?.[0]).toMatchObject({ top: 260, left: 0 });
});

claim('How do I scroll to the last row?', 'The selector counts rows that match the filter', () => {
  const { apiRef } = mount({
    columns: [{ field: 'name' }],
    filterModel: { items: [{ field: 'name', operator: 'contains', value: 'Task 1' }] },
  });
  expect(gridExpandedRowCountSelector(apiRef)).toBe(11);
});

claim('Why does the grid scroll to the top by itself?', 'Sorting does, new rows do not', () => {
  const { api, update } = mount();
  act(() => api.scroll({ top: 260 }));
  update({ rows: rows.map((row) => ({ ...row })) });
  expect(api.getScrollPosition().top).toBe(260);
  expect(after(api, () => api.sortColumn('c0', 'desc')).top).toBe(0);
  act(() => api.scroll({ top: 260 }));
  const items = [{ field: 'c0', operator: 'isEmpty' }];
  expect(after(api, () => api.setFilterModel({ items })).top).toBe(0);
});
