import { act } from '@testing-library/react';
import type { GridColDef, GridRowHeightParams, GridRowSpacingParams } from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { mountGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/row-height/');

const columns: GridColDef[] = [{ field: 'name' }, { field: 'place' }];
const rows = [
  { id: 1, name: 'Ibex Hut', place: 'Alps', high: true },
  { id: 2, name: 'Larch Refuge', place: 'Alps', high: false },
];
const manyRows = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, name: `${index}` }));
const MEASURED = 400;
const auto = () => 'auto' as const;

const mount = (props: Props = {}) => mountGrid({ columns, rows, ...props });
const rowOf = (id: number) => document.querySelector<HTMLElement>(`[role="row"][data-id="${id}"]`)!;
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

claim('Data Grid - Row height', 'Density scales the height and rounds it down', () => {
  const heights = (rowHeight?: number) =>
    (['compact', 'standard', 'comfortable'] as const).map((density) => {
      const { api, unmount } = mount({ density, ...(rowHeight && { rowHeight }) });
      const height = api.unstable_getRowHeight(1);
      unmount();
      return height;
    });
  expect(heights()).toEqual([36, 52, 67]);
  expect(heights(30)).toEqual([21, 30, 39]);
});

claim('Data Grid - Row height', 'An invalid height is a warning and 52', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api } = mount({ rowHeight: 0 });
  expect(api.unstable_getRowHeight(1)).toBe(52);
  expect(warn.mock.lastCall?.[0]).toContain('should be a number greater than 0');
});

claim('Set the height of each row', 'Null and undefined keep the default, numbers stay', () => {
  const getRowHeight = ({ model }: GridRowHeightParams) => (model.high ? 80 : null);
  const { api, update } = mount({ getRowHeight, density: 'compact' });
  expect([1, 2].map(api.unstable_getRowHeight)).toEqual([80, 36]);
  expect(rowOf(1).style.minHeight).toBe('80px');
  update({ getRowHeight: () => undefined });
  expect([1, 2].map(api.unstable_getRowHeight)).toEqual([36, 36]);
});

claim('Data Grid - Row height', 'The header is scaled and rounded down as well', () => {
  const { api } = mount({ columnHeaderHeight: 45, density: 'compact' });
  expect(api.state.dimensions.headerHeight).toBe(31);
});

claim('Set the height of each row', 'Invalid numbers use the default', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { api } = mount({ getRowHeight: ({ id }) => (id === 1 ? 0 : 60), rowHeight: 45 });
  expect([1, 2].map(api.unstable_getRowHeight)).toEqual([45, 60]);
});

claim('Set the height of each row', 'The parameters are id, model, and the factor', () => {
  const getRowHeight = vi.fn(() => null);
  mount({ getRowHeight, density: 'comfortable' });
  expect(getRowHeight.mock.calls[0]).toEqual([{ id: 1, model: rows[0], densityFactor: 1.3 }]);
});

claim('Set the height of each row', 'Another function computes all heights again', () => {
  const getRowHeight = vi.fn(() => 40);
  const { api, update } = mount({ getRowHeight });
  const count = getRowHeight.mock.calls.length;
  update({ getRowHeight });
  expect(getRowHeight).toHaveBeenCalledTimes(count);
  update({ getRowHeight: () => 60 });
  expect([1, 2].map(api.unstable_getRowHeight)).toEqual([60, 60]);
});

claim(
  'Fit rows to their content',
  'Automatic rows are measured, others keep their height',
  async () => {
    const { api } = mount({ getRowHeight: ({ model }) => (model.high ? 'auto' : null) });
    await frame();
    expect([1, 2].map(api.unstable_getRowHeight)).toEqual([MEASURED, 52]);
    expect(rowOf(1).classList.contains('MuiDataGrid-row--dynamicHeight')).toBe(true);
    expect(rowOf(2).classList.contains('MuiDataGrid-row--dynamicHeight')).toBe(false);
  },
);

claim('Match the padding to the density', 'The density leaves measured heights alone', async () => {
  const { api, update } = mount({ getRowHeight: auto });
  await frame();
  update({ density: 'compact' });
  expect(api.unstable_getRowHeight(1)).toBe(MEASURED);
  expect(document.querySelector('.MuiDataGrid-root--densityCompact')).toBeTruthy();
});

claim('Estimate heights for a steady scrollbar', 'Measured heights replace estimates', async () => {
  const getEstimatedRowHeight = ({ id }: GridRowHeightParams) => (id === 1 ? 150 : null);
  const { api } = mount({ getRowHeight: auto, getEstimatedRowHeight });
  expect([1, 2].map(api.unstable_getRowHeight)).toEqual([150, 52]);
  await frame();
  expect([1, 2].map(api.unstable_getRowHeight)).toEqual([MEASURED, MEASURED]);
});

claim('Estimate heights for a steady scrollbar', 'Without an estimate, density scales it', () => {
  const { api } = mount({ getRowHeight: auto, density: 'compact' });
  expect(api.unstable_getRowHeight(1)).toBe(36);
});

claim('Estimate heights for a steady scrollbar', 'The parameters are the same', () => {
  const getEstimatedRowHeight = vi.fn(() => 90);
  mount({ getRowHeight: auto, getEstimatedRowHeight, density: 'compact' });
  expect(getEstimatedRowHeight.mock.calls[0]).toEqual([
    { id: 1, model: rows[0], densityFactor: 0.7 },
  ]);
});

claim('Add space between rows', 'Space is a margin or the width of a border', () => {
  const getRowSpacing = () => ({ top: 5, bottom: 7 });
  const { update } = mount({ getRowSpacing });
  expect([rowOf(1).style.marginTop, rowOf(1).style.marginBottom]).toEqual(['5px', '7px']);
  update({ getRowSpacing, rowSpacingType: 'border' });
  const { marginTop, borderTopWidth, borderBottomWidth } = rowOf(1).style;
  expect([marginTop, borderTopWidth, borderBottomWidth]).toEqual(['', '5px', '7px']);
});

claim('Add space between rows', 'The parameters describe the place on the page', () => {
  const getRowSpacing = vi.fn((_params: GridRowSpacingParams) => ({}));
  mount({
    getRowSpacing,
    rows: manyRows.slice(0, 5),
    pageSizeOptions: [2],
    initialState: { pagination: { paginationModel: { pageSize: 2, page: 1 } } },
  });
  const [first, last] = getRowSpacing.mock.calls.slice(-2).map(([params]) => params);
  expect(first).toMatchObject({ id: 3, isFirstVisible: true, indexRelativeToCurrentPage: 0 });
  expect(last).toMatchObject({ id: 4, isLastVisible: true, indexRelativeToCurrentPage: 1 });
  expect(last).toMatchObject({ model: manyRows[3], isFirstVisible: false });
});

claim('Combine row heights with other features', 'A merged cell multiplies its first row', () => {
  mount({ rowSpanning: true, getRowHeight: ({ id }) => (id === 1 ? 40 : 80) });
  const merged = rowOf(1).querySelector<HTMLElement>('[data-field="place"]')!;
  expect(merged.getAttribute('aria-rowspan')).toBe('2');
  expect(merged.style.height).toBe('calc(var(--height) * 2)');
  expect(rowOf(1).style.getPropertyValue('--height')).toBe('40px');
});

claim('Combine row heights with other features', 'The page size ignores getRowHeight', () => {
  const pageSize = (props: Props) => {
    const { api, unmount } = mount({ rows: manyRows, autoPageSize: true, ...props });
    const { length } = document.querySelectorAll('[role="row"][data-id]');
    unmount();
    return { length, size: api.state.pagination.paginationModel.pageSize };
  };
  const { size } = pageSize({});
  expect(pageSize({ getRowHeight: () => 104 }).size).toBe(size);
  expect(pageSize({ rowHeight: 104 }).size).toBeLessThan(size);
});

claim('Do I need to tell the grid that the content of a row changed?', 'New rows are read', () => {
  const getRowHeight = ({ model }: GridRowHeightParams) => (model.high ? 80 : null);
  const { api, update } = mount({ getRowHeight });
  update({ rows: rows.map((row) => ({ ...row, high: !row.high })) });
  expect([1, 2].map(api.unstable_getRowHeight)).toEqual([52, 80]);
});

claim('Do I need to tell the grid that the content of a row changed?', 'A value outside', () => {
  let height = 40;
  const getRowHeight = () => height;
  const { api, update } = mount({ getRowHeight });
  height = 80;
  update({ getRowHeight });
  expect(api.unstable_getRowHeight(1)).toBe(40);
  act(() => api.resetRowHeights());
  expect(api.unstable_getRowHeight(1)).toBe(80);
});

claim(
  'Do I need to tell the grid that the content of a row changed?',
  'A reset discards measured heights',
  async () => {
    const { api } = mount({ getRowHeight: auto });
    await frame();
    expect(api.unstable_getRowHeight(1)).toBe(MEASURED);
    act(() => api.resetRowHeights());
    expect(api.unstable_getRowHeight(1)).toBe(52);
  },
);
