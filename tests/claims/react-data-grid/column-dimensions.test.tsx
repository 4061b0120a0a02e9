import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { type GridColDef, type GridColumnResizeParams } from '@mui/x-data-grid';
import { DataGridPremium, useGridApiRef as usePremiumApiRef } from '@mui/x-data-grid-premium';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/column-dimensions/');

const rows = [{ id: 1, route: 'Amsterdam – Bergen', airline: 'KLM' }];
// The layout of the tests makes the grid 800 px wide, and each cell as well: autosizing ends at the maximum.
const columns: GridColDef[] = [
  { field: 'route', maxWidth: 300 },
  { field: 'airline', maxWidth: 200 },
];

function mount(props: Props = {}) {
  const grid = mountGrid({ rows, columns, ...props });
  const width = (field = 'route') => grid.api.getColumn(field).computedWidth;
  return { ...grid, width };
}

function separator(index = 0): Element {
  const found = document.querySelectorAll('.MuiDataGrid-columnSeparator')[index];
  if (!found) throw new Error('The grid has no separator.');
  return found;
}

/** Drags the separator of the first column by these distances, and releases it. */
function drag(...distances: number[]) {
  fireEvent.mouseDown(separator(), { clientX: 0, buttons: 1 });
  for (const clientX of distances) fireEvent.mouseMove(document, { clientX, buttons: 1 });
  fireEvent.mouseUp(document, { clientX: distances.at(-1) ?? 0 });
}

const autosized = (width: () => number, to: number) => waitFor(() => expect(width()).toBe(to));

claim('Data Grid - Column dimensions', '100 px by default, at least 50', () => {
  const { width, update } = mount({ columns: [{ field: 'route' }] });
  expect(width()).toBe(100);
  update({ columns: [{ field: 'route', width: 10 }] });
  expect(width()).toBe(50);
});

claim('Data Grid - Column dimensions', 'flex takes precedence over width', () => {
  const { width } = mount({ columns: [{ field: 'route', flex: 1, width: 120 }] });
  expect(width()).toBe(800);
});

claim('Set a minimum and a maximum', 'Both limits take precedence over width', () => {
  const { width } = mount({
    columns: [
      { field: 'route', width: 60, minWidth: 130 },
      { field: 'airline', width: 300, maxWidth: 120 },
    ],
  });
  expect([width(), width('airline')]).toEqual([130, 120]);
});

const shared: GridColDef[] = [
  { field: 'fixed', width: 200 },
  { field: 'route', flex: 1 },
  { field: 'airline', flex: 0.5 },
];

claim('Fill the available width', 'Flex columns share what the fixed columns leave', () => {
  const { width } = mount({ columns: shared });
  expect([width(), width('airline')]).toEqual([400, 200]);
});

claim('Fill the available width', 'Without space, they shrink to minWidth, 50 by default', () => {
  const { width } = mount({
    columns: [
      { field: 'fixed', width: 790 },
      { field: 'route', flex: 1 },
      { field: 'airline', flex: 1, minWidth: 120 },
    ],
  });
  expect([width(), width('airline')]).toEqual([50, 120]);
});

claim(
  'Let users resize columns',
  'resizable: false ignores a drag and a double-click',
  async () => {
    const onColumnWidthChange = vi.fn();
    mount({ columns: [{ field: 'route', resizable: false }], onColumnWidthChange });
    drag(40);
    await userEvent.dblClick(separator());
    expect(onColumnWidthChange).not.toHaveBeenCalled();
  },
);

claim('Let users resize columns', 'disableColumnResize leaves the double-click on', async () => {
  const { width } = mount({ disableColumnResize: true });
  drag(40);
  expect(width()).toBe(100);
  await userEvent.dblClick(separator());
  await autosized(width, 300);
});

claim('Let users resize columns', 'With disableAutosize as well, no column changes', async () => {
  const onColumnWidthChange = vi.fn();
  mount({ disableColumnResize: true, disableAutosize: true, onColumnWidthChange });
  drag(40);
  await userEvent.dblClick(separator());
  expect(onColumnWidthChange).not.toHaveBeenCalled();
});

claim('Let users resize columns', 'Code still changes a locked column', async () => {
  const { api, width } = mount({
    columns: [{ field: 'route', resizable: false, maxWidth: 300 }],
    disableColumnResize: true,
    disableAutosize: true,
  });
  act(() => api.setColumnWidth('route', 180));
  expect(width()).toBe(180);
  await act(() => api.autosizeColumns());
  expect(width()).toBe(300);
});

claim('Let users resize columns', 'A new columns array resets each width', () => {
  const { api, width, update } = mount({ columns: [{ field: 'route', width: 150 }] });
  act(() => api.setColumnWidth('route', 180));
  update({});
  expect(width()).toBe(180);
  update({ columns: [{ field: 'route', width: 150 }] });
  expect(width()).toBe(150);
});

claim('Respond to a new width', 'onColumnResize repeatedly, onColumnWidthChange once', () => {
  const onColumnResize = vi.fn<(params: GridColumnResizeParams) => void>();
  const onColumnWidthChange = vi.fn<(params: GridColumnResizeParams) => void>();
  const limits = { minWidth: 120, maxWidth: 240 };
  mount({ columns: [{ field: 'route', ...limits }], onColumnResize, onColumnWidthChange });
  drag(-900, 900);
  expect(onColumnResize.mock.calls.map(([{ width }]) => width)).toEqual([120, 240]);
  expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
  const params = onColumnWidthChange.mock.lastCall?.[0];
  expect([params?.colDef.field, params?.width]).toEqual(['route', 240]);
  expect(params?.element).toBe(screen.getByRole('columnheader'));
});

claim('Respond to a new width', 'Also after setColumnWidth and autosizing', async () => {
  const onColumnWidthChange = vi.fn();
  const { api } = mount({
    columns: [
      { field: 'route', width: 300, maxWidth: 300 },
      { field: 'airline', maxWidth: 200 },
    ],
    onColumnWidthChange,
  });
  act(() => api.setColumnWidth('airline', 150));
  expect(onColumnWidthChange).toHaveBeenCalledTimes(1);
  await act(() => api.autosizeColumns());
  expect(onColumnWidthChange).toHaveBeenCalledTimes(2);
  expect(onColumnWidthChange.mock.lastCall?.[0].colDef.field).toBe('airline');
});

claim('Set a width from code', 'It has no visible effect on a flex column', () => {
  const { api, width } = mount({ columns: [{ field: 'route', flex: 1 }] });
  act(() => api.setColumnWidth('route', 180));
  expect(width()).toBe(800);
});

claim('Fit columns to their content', 'An unmount rejects with a TypeError', async () => {
  const { api, unmount } = mount();
  const autosize = act(() => expect(api.autosizeColumns()).rejects.toThrow(TypeError));
  unmount();
  await autosize;
});

claim('Fit columns to their content', 'disableAutosize leaves autosizeOnMount on', async () => {
  const { width } = mount({ disableAutosize: true, autosizeOnMount: true });
  await autosized(width, 300);
});

claim('Fit columns to their content', 'It respects limits and fits only columns', async () => {
  const { api, width } = mount();
  await act(() => api.autosizeColumns({ columns: ['airline'] }));
  expect([width(), width('airline')]).toEqual([100, 200]);
  await act(() => api.autosizeColumns());
  expect(width()).toBe(300);
});

claim('Fit columns to their content', 'Headers count unless includeHeaders is false', async () => {
  const { api, width } = mount({ columns: [{ field: 'route' }] });
  await act(() => api.autosizeColumns({ includeHeaders: false }));
  expect(width()).toBe(800);
  await act(() => api.autosizeColumns());
  expect(width()).toBeGreaterThan(800);
});

claim('With grouped rows', 'Rows of a closed group are not in the document', async () => {
  const { result } = renderHook(() => usePremiumApiRef());
  render(
    <DataGridPremium
      apiRef={result.current}
      rows={rows}
      columns={columns}
      initialState={{ rowGrouping: { model: ['airline'] } }}
      disableVirtualization
    />,
  );
  expect(screen.queryByText('Amsterdam – Bergen')).toBeNull();
  const onExpand = vi.fn();
  result.current.current?.subscribeEvent('rowExpansionChange', onExpand);
  await userEvent.click(screen.getByRole('button', { name: 'see children' }));
  expect(onExpand).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Amsterdam – Bergen')).toBeTruthy();
});

claim('Why does a flex column stop filling the space?', 'Both remove flex', async () => {
  const { api } = mount({ columns: [{ field: 'route', flex: 1 }] });
  await act(() => api.autosizeColumns());
  expect(api.getColumn('route').flex).toBe(0);
});

claim(
  'Why does a flex column stop filling the space?',
  'A locked, left out one keeps it',
  async () => {
    const { api, width } = mount({
      columns: [
        { field: 'route', flex: 1, minWidth: 150, resizable: false },
        { field: 'airline', maxWidth: 200 },
      ],
      autosizeOnMount: true,
      autosizeOptions: { columns: ['airline'] },
    });
    await autosized(() => width('airline'), 200);
    expect(api.getColumn('route').flex).toBe(1);
  },
);

claim('How do I save the widths?', 'A bare column is only included after a resize', () => {
  const { api } = mount({ columns: [{ field: 'route', width: 150 }, { field: 'airline' }] });
  const saved = () => api.exportState().columns?.dimensions;
  expect(saved()).toEqual({ route: { width: 150, minWidth: 50, maxWidth: -1 } });
  act(() => api.setColumnWidth('airline', 222));
  expect(saved()?.airline).toMatchObject({ width: 222 });
  const restored = mount({ initialState: { columns: { dimensions: saved() } } });
  expect(restored.width('airline')).toBe(222);
});
