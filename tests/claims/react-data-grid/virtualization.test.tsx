import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridRenderContextSelector,
  gridVirtualizationColumnEnabledSelector,
  gridVirtualizationRowEnabledSelector,
  type GridColDef,
  type GridRenderContext,
} from '@mui/x-data-grid';
import { expect } from 'vitest';
import KeepCellState from '../../../data/react-data-grid/virtualization/KeepCellState';
import { claimsOf } from '../claim';
import { mountGrid, mountProGrid, type Props } from './grid';

const claim = claimsOf('/x/react-data-grid/virtualization/');

const rows = Array.from({ length: 12 }, (_, id) => ({ id, name: `Station ${id + 1}` }));
const columns: GridColDef[] = Array.from({ length: 9 }, (_, index) => ({ field: `day${index}` }));

const mount = (props: Props = {}) => mountGrid({ rows, columns, ...props });
const count = (role: string) => document.querySelectorAll(`[role="${role}"]`).length;
const cells = () => count('gridcell');

/** Whether rows and columns are virtualized. */
const enabled = ({ apiRef }: Pick<ReturnType<typeof mount>, 'apiRef'>) => [
  gridVirtualizationRowEnabledSelector(apiRef),
  gridVirtualizationColumnEnabledSelector(apiRef),
];

claim('Data Grid - Virtualization', 'Virtualization is on by default', () => {
  expect(enabled(mount())).toEqual([true, true]);
});

claim('Virtualize rows', 'autoHeight turns off row virtualization, not columns', () => {
  expect(enabled(mount({ autoHeight: true }))).toEqual([false, true]);
});

claim('Many rows on one page', 'A page of DataGrid has 100 rows, Pro shows all rows', () => {
  const many = {
    rows: Array.from({ length: 105 }, (_, id) => ({ id })),
    columns: [{ field: 'id' }],
  };
  mountProGrid(many);
  expect(cells()).toBe(105);
  cleanup();
  mount(many);
  expect(cells()).toBe(100);
});

claim('Turn off column virtualization only', 'Rows stay virtualized', () => {
  const grid = mount();
  act(() => grid.api.unstable_setColumnVirtualization(false));
  expect(enabled(grid)).toEqual([true, false]);
});

claim('Turn off column virtualization only', 'autosizeColumns() turns it on again', async () => {
  const grid = mount();
  act(() => grid.api.unstable_setColumnVirtualization(false));
  await act(() => grid.api.autosizeColumns());
  expect(enabled(grid)).toEqual([true, true]);
});

claim('Disable virtualization', 'The prop turns off both and can change at any time', () => {
  const grid = mount({ disableVirtualization: true });
  expect(enabled(grid)).toEqual([false, false]);
  grid.update({ disableVirtualization: false });
  expect(enabled(grid)).toEqual([true, true]);
  grid.update({ disableVirtualization: true });
  expect(enabled(grid)).toEqual([false, false]);
});

claim('Disable virtualization', 'unstable_setVirtualization() does the same from code', () => {
  const grid = mount();
  act(() => grid.api.unstable_setVirtualization(false));
  expect(enabled(grid)).toEqual([false, false]);
  act(() => grid.api.unstable_setVirtualization(true));
  expect(enabled(grid)).toEqual([true, true]);
});

claim('Read what is rendered', 'The event passes ranges with an exclusive end', () => {
  const ranges: GridRenderContext[] = [];
  const grid = mount({ rows: rows.slice(0, 7) });
  grid.api.subscribeEvent('renderedRowsIntervalChange', (context) => ranges.push(context));
  grid.update({ rows: rows.slice(0, 4) });
  expect(ranges.at(-1)).toEqual({
    firstRowIndex: 0,
    lastRowIndex: 4,
    firstColumnIndex: 0,
    lastColumnIndex: 9,
  });
});

claim('Keep the state of cells', 'Space toggles a star, one checkbox is a tab stop', async () => {
  const { container } = render(<KeepCellState />);
  const stars = [...container.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  const watched = () => container.querySelector('[role="status"]')?.textContent?.at(-1);
  const isTabStop = ({ tabIndex }: HTMLInputElement) => tabIndex === 0;
  expect([watched(), stars.some(isTabStop)]).toEqual(['2', false]);
  await userEvent.click(stars[0]!);
  expect([watched(), stars.filter(isTabStop)]).toEqual(['3', [stars[0]]]);
  await userEvent.keyboard(' ');
  expect(watched()).toBe('2');
  expect(container.querySelector('[aria-selected="true"]')).toBeNull();
});

claim('Read what is rendered', 'The selector returns the same ranges', () => {
  const { apiRef } = mount({ rows: rows.slice(0, 7) });
  expect(gridRenderContextSelector(apiRef)).toMatchObject({ firstRowIndex: 0, lastRowIndex: 7 });
});

claim('Why does Testing Library find all rows and columns?', 'happy-dom renders everything', () => {
  const wide = columns.map((column) => ({ ...column, width: 200 }));
  mount({ rows: Array.from({ length: 20 }, (_, id) => ({ id })), columns: wide });
  expect([count('row'), count('columnheader'), cells()]).toEqual([21, 9, 20 * 9]);
});
