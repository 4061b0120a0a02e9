import { act, render, renderHook } from '@testing-library/react';
import {
  DataGridPro,
  gridVisibleColumnFieldsSelector,
  useGridApiRef,
  type DataGridProProps,
} from '@mui/x-data-grid-pro';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, texts } from './grid';

const claim = claimsOf('/x/react-data-grid/performance/');

const rows = Array.from({ length: 6 }, (_, id) => ({ id, total: id * 10 }));
const columns = [{ field: 'id' }, { field: 'total' }];

claim('See what renders', 'Moving the focus or selecting a row spares the other cells', () => {
  const renderCell = vi.fn(({ value }) => String(value));
  const { api } = mountGrid({ rows, columns: [{ field: 'total', renderCell }] });
  const count = (run: () => void) => {
    renderCell.mockClear();
    act(run);
    return renderCell.mock.calls.length;
  };
  expect(count(() => api.setCellFocus(0, 'total'))).toBe(1);
  expect(count(() => api.setCellFocus(4, 'total'))).toBe(2);
  expect(count(() => api.selectRow(2))).toBeLessThanOrEqual(1);
});

claim('Keep props the same', 'New column objects reset the order', () => {
  const apiRef = renderHook(() => useGridApiRef()).result.current;
  const element = (next: DataGridProProps['columns']) => (
    <DataGridPro apiRef={apiRef} rows={rows} columns={next} />
  );
  const view = render(element(columns));
  act(() => apiRef.current?.setColumnIndex('total', 0));
  expect(gridVisibleColumnFieldsSelector(apiRef)).toEqual(['total', 'id']);
  view.rerender(element(columns.map((column) => ({ ...column }))));
  expect(gridVisibleColumnFieldsSelector(apiRef)).toEqual(['id', 'total']);
});

claim('Apply frequent updates', 'With throttleRowsMs, the grid collects the calls', async () => {
  const renderCell = vi.fn(({ value }) => String(value));
  const apiRef = mountProGrid({
    ...{ rows, columns: [{ field: 'total', renderCell }], throttleRowsMs: 2000 },
  });
  renderCell.mockClear();
  for (const total of [1, 2, 3]) act(() => apiRef.current?.updateRows([{ id: 0, total }]));
  // The first call waits only if it comes within the interval.
  expect(texts('total')[0]).not.toBe('3');
  await vi.waitFor(() => expect(texts('total')[0]).toBe('3'), { timeout: 6000 });
  expect(renderCell.mock.calls.length).toBeLessThan(3);
});

claim('Is the grid slower in the Community plan?', '100 rows per page, but all are sorted', () => {
  const total = 250;
  const { api } = mountGrid({
    rows: Array.from({ length: total }, (_, id) => ({ id, total: id })),
    columns: [{ field: 'total' }],
  });
  expect(api.exportState().pagination?.paginationModel).toEqual({ page: 0, pageSize: 100 });
  act(() => api.sortColumn('total', 'desc'));
  expect(texts('total')[0]).toBe('249');
});
