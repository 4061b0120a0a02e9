import * as React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GridCell,
  gridColumnLookupSelector,
  GridFooter,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type DataGridProps,
  type GridCellProps,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import BenchGrid from '../../../data/react-data-grid/performance/BenchGrid';
import StablePropsCompare from '../../../data/react-data-grid/performance/StablePropsCompare';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/performance/');

const rows = Array.from({ length: 6 }, (_, id) => ({ id, total: id * 10 }));

/** Mounts a grid under a parent, and counts the cells that one more render of the parent renders. */
function countCells(propsOf: () => Props) {
  const renderCell = vi.fn(({ value }) => String(value));
  const columns: DataGridProps['columns'] = [{ field: 'id' }, { field: 'total', renderCell }];
  const Parent = () => <DataGrid rows={rows} columns={columns} {...propsOf()} />;
  const view = render(<Parent />);
  renderCell.mockClear();
  view.rerender(<Parent />);
  const count = renderCell.mock.calls.length;
  view.unmount();
  return count;
}

claim('Data Grid - Performance', 'The same props render nothing, one new prop all cells', () => {
  expect(countCells(() => ({}))).toBe(0);
  expect(countCells(() => ({ onRowClick: () => {} }))).toBe(6);
});

claim('Keep props the same', 'Each kind of new value renders the cells', () => {
  const kinds: (() => Props)[] = [
    () => ({ sx: { color: 'red' } }),
    () => ({ slotProps: { footer: {} } }),
    () => ({ initialState: {} }),
    () => ({ getRowClassName: () => '' }),
    () => ({ pageSizeOptions: [100] }),
    () => ({ filterModel: { items: [] } }),
  ];
  expect(kinds.map((kind) => countCells(kind))).toEqual([6, 6, 6, 6, 6, 6]);
});

claim('Keep props the same', 'New rows or columns render the cells twice', () => {
  expect(countCells(() => ({ rows: [...rows] }))).toBe(12);
  const renderCell = vi.fn(() => '');
  const columns = [{ field: 'total', renderCell }];
  const Parent = () => <DataGrid rows={rows} columns={[...columns]} />;
  const view = render(<Parent />);
  renderCell.mockClear();
  view.rerender(<Parent />);
  expect(renderCell).toHaveBeenCalledTimes(12);
});

claim('Keep props the same', 'A slot that is created while rendering mounts again', () => {
  const mounted = vi.fn();
  function Traced(props: GridCellProps) {
    React.useEffect(mounted, []);
    return <GridCell {...props} />;
  }
  const columns = [{ field: 'total' }];
  const Parent = ({ isInline }: { isInline: boolean }) => {
    const cell = isInline ? (props: GridCellProps) => <Traced {...props} /> : Traced;
    return <DataGrid rows={rows} columns={columns} slots={{ cell }} />;
  };
  for (const [isInline, expected] of [
    [false, 0],
    [true, 6],
  ] as const) {
    const view = render(<Parent isInline={isInline} />);
    mounted.mockClear();
    view.rerender(<Parent isInline={isInline} />);
    expect(mounted).toHaveBeenCalledTimes(expected);
    cleanup();
  }
});

claim('Keep props the same', 'New column objects reset the width', () => {
  const { api, apiRef, update } = mountGrid({ rows, columns: [{ field: 'total' }] });
  act(() => api.setColumnWidth('total', 222));
  update({ columns: [{ field: 'total' }] });
  expect(gridColumnLookupSelector(apiRef)['total']?.computedWidth).toBe(100);
});

claim(
  'Keep props the same',
  'The demo: typing renders the cells of the inline grid only',
  async () => {
    render(<StablePropsCompare />);
    const counts = () =>
      screen.getAllByText(/cells rendered/).map((chip) => Number.parseInt(chip.textContent, 10));
    const [inline = 0, stable = 0] = counts();
    await userEvent.type(screen.getByRole('textbox', { name: 'Type a message' }), 'hello');
    expect(counts()).toEqual([inline + 5 * 16, stable]);
  },
);

claim('Subscribe to less', 'A component renders only when its value changes', () => {
  const renders = vi.fn();
  function Selected() {
    renders();
    return <p>{useGridSelector(useGridApiContext(), gridRowSelectionCountSelector)} selected</p>;
  }
  const { api } = mountGrid({ rows, columns: [{ field: 'total' }], slots: { footer: Selected } });
  renders.mockClear();
  act(() => api.sortColumn('total', 'desc'));
  expect(renders).not.toHaveBeenCalled();
  act(() => api.selectRow(1));
  expect(renders).toHaveBeenCalledTimes(1);
});

claim('Apply frequent updates', 'updateRows renders one row, a new array all rows', () => {
  const renderCell = vi.fn(({ value }) => String(value));
  const columns = [{ field: 'total', renderCell }];
  const { api, update } = mountGrid({ rows, columns, slots: { footer: GridFooter } });
  renderCell.mockClear();
  act(() => api.updateRows([{ id: 1, total: 5 }]));
  expect(renderCell).toHaveBeenCalledTimes(1);
  renderCell.mockClear();
  update({ rows: rows.map((row) => (row.id === 1 ? { ...row, total: 6 } : row)) });
  expect(renderCell.mock.calls.length).toBeGreaterThanOrEqual(6);
});

claim('Measure it yourself', 'Each update sorts all rows again', () => {
  const sortComparator = vi.fn((a: number, b: number) => a - b);
  const apiRef = mountProGrid({ rows, columns: [{ field: 'total', sortComparator }] });
  act(() => apiRef.current?.sortColumn('total', 'asc'));
  sortComparator.mockClear();
  act(() => apiRef.current?.updateRows([{ id: 1, total: 5 }]));
  expect(sortComparator.mock.calls.length).toBeGreaterThanOrEqual(rows.length - 1);
});

claim(
  'Measure it yourself',
  'The demo has eight steps, and measures none before a click',
  async () => {
    render(<BenchGrid />);
    await userEvent.click(screen.getByRole('button', { name: '1,000' }));
    expect(screen.getAllByText('—')).toHaveLength(8);
  },
);

claim('Why is typing in a filter slow?', 'The grid filters once users pause', async () => {
  const onFilterModelChange = vi.fn();
  mountGrid({
    ...{ rows, columns: [{ field: 'total' }], onFilterModelChange, showToolbar: true },
    filterDebounceMs: 700,
  });
  await userEvent.type(screen.getByRole('searchbox'), '30');
  expect(onFilterModelChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onFilterModelChange).toHaveBeenCalled(), { timeout: 3000 });
});
