import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  type GridCellParams,
  type DataGridProps,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/style/');

const rows = [
  { id: 1, name: 'Saddle', beds: 40, status: 'Full' },
  { id: 2, name: 'Ridge', beds: 12, status: 'Open' },
];
const columns: DataGridProps['columns'] = [{ field: 'name' }, { field: 'beds', type: 'number' }];
const mount = (props: Partial<DataGridProps> = {}) =>
  render(<DataGrid rows={rows} columns={columns} {...props} />);

const cell = (name: string) => screen.getByRole('gridcell', { name });
const header = (name: string) => screen.getByRole('columnheader', { name });
const root = () => document.querySelector<HTMLElement>(`.${gridClasses.root}`)!;

claim('Data Grid - Styling', 'Menus and panels lie outside the root element', async () => {
  mount({ showToolbar: true });
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const panel = await screen.findByLabelText('Operator');
  expect(root().contains(panel)).toBe(false);
  await userEvent.keyboard('{Escape}');
  act(() => header('name').focus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const item = await screen.findByText('Hide column');
  expect(root().contains(item)).toBe(false);
});

claim('Style column headers', 'align leaves the header; numbers are right in both', () => {
  const headerClassName = vi.fn(({ field }: { field: string }) => `my-${field}`);
  mount({
    columns: [
      { field: 'name', align: 'center', headerClassName },
      { field: 'beds', type: 'number' },
      { field: 'status', headerAlign: 'center', headerClassName: 'states' },
    ],
  });
  expect(cell('Saddle').className).toContain(gridClasses['cell--textCenter']);
  expect(header('name').className).not.toContain('alignCenter');
  expect(header('name').className).toContain('my-name');
  expect(header('beds').className).toContain('alignRight');
  expect(cell('40').className).toContain(gridClasses['cell--textRight']);
  expect(header('status').className).toMatch(/alignCenter.*states|states.*alignCenter/);
  expect(cell('Full').className).toContain(gridClasses['cell--textLeft']);
});

claim('Style rows', 'The argument has the properties of the table', () => {
  const getRowClassName = vi.fn((params: GridRowClassNameParams) => `status-${params.row.status}`);
  mount({ getRowClassName, columnVisibilityModel: { beds: false } });
  expect(cell('Saddle').closest('[role="row"]')?.classList.contains('status-Full')).toBe(true);
  const { columns: all, ...params } = getRowClassName.mock.calls[0]![0];
  expect(all.map(({ field }) => field)).toEqual(['name', 'beds']);
  expect(params).toEqual({
    id: 1,
    row: rows[0],
    indexRelativeToCurrentPage: 0,
    isFirstVisible: true,
    isLastVisible: false,
  });
});

claim('Style rows', 'Group rows and aggregation footers have none of your fields', () => {
  const seen = new Map<unknown, string[]>();
  render(
    <DataGridPremium
      rows={rows.slice(0, 1)}
      columns={[{ field: 'status' }, { field: 'beds', type: 'number' }]}
      initialState={{
        rowGrouping: { model: ['status'] },
        aggregation: { model: { beds: 'sum' } },
      }}
      defaultGroupingExpansionDepth={-1}
      getAggregationPosition={() => 'footer'}
      getRowClassName={({ id, row }) => {
        seen.set(id, Object.keys(row));
        return '';
      }}
    />,
  );
  expect(seen.get(1)).toContain('beds');
  expect(seen.get('auto-generated-row-status/Full')).toEqual([]);
  expect(seen.get('auto-generated-group-footer-auto-generated-row-status/Full')).toEqual([]);
});

claim('Stripe the rows', 'The index starts again at 0 on each page', async () => {
  mount({
    pageSizeOptions: [1],
    initialState: { pagination: { paginationModel: { pageSize: 1 } } },
    getRowClassName: ({ indexRelativeToCurrentPage }) => `at-${indexRelativeToCurrentPage}`,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
  expect(cell('Ridge').closest('[role="row"]')?.classList.contains('at-0')).toBe(true);
});

claim('Style cells', 'A cell with both receives both classes', () => {
  mount({
    columns: [
      { field: 'name', cellClassName: 'bold' },
      { field: 'beds', cellClassName: ({ row }) => (row.beds < 20 ? 'few' : '') },
    ],
    getCellClassName: ({ value }) => (typeof value === 'number' ? 'count' : 'text'),
  });
  expect([...cell('Saddle').classList]).toEqual(expect.arrayContaining(['bold', 'text']));
  expect([...cell('12').classList]).toEqual(expect.arrayContaining(['few', 'count']));
  expect(cell('40').classList.contains('few')).toBe(false);
});

claim('Align content', 'Only display: flex makes a cell a flex container', () => {
  mount({ columns: [{ field: 'name', display: 'flex' }, { field: 'beds' }] });
  expect(cell('Saddle').classList.contains(gridClasses['cell--flex'])).toBe(true);
  expect(cell('40').classList.contains(gridClasses['cell--flex'])).toBe(false);
});

claim('Style every grid in the theme', 'One entry applies to all three components', () => {
  const theme = createTheme({
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', hideFooter: true },
        styleOverrides: { cell: { letterSpacing: '3px' } },
      },
    },
  });
  for (const Grid of [DataGrid, DataGridPro, DataGridPremium]) {
    const view = render(
      <ThemeProvider theme={theme}>
        <Grid rows={rows} columns={columns} />
      </ThemeProvider>,
    );
    expect(root().className).toContain('densityCompact');
    expect(view.container.querySelector(`.${gridClasses.footerContainer}`)).toBeNull();
    expect(getComputedStyle(cell('Saddle')).letterSpacing).toBe('3px');
    view.unmount();
  }
});

claim(
  'Why is my background or hover color overridden?',
  'Hovered rows have no class for it',
  async () => {
    mount();
    const row = cell('Saddle').closest<HTMLElement>('[role="row"]')!;
    const before = row.className;
    await userEvent.hover(cell('Saddle'));
    expect(row.className).toBe(before);
    await userEvent.click(cell('Saddle'));
    expect(row.classList.contains('Mui-selected')).toBe(true);
  },
);

claim('Why is the layout wrong after I changed heights in CSS?', 'Props set heights', () => {
  mount({
    rowHeight: 72,
    columnHeaderHeight: 64,
    getRowHeight: ({ id }) => (id === 2 ? 100 : undefined),
  });
  const heightOf = (name: string) =>
    cell(name).closest<HTMLElement>('[role="row"]')!.style.getPropertyValue('--height');
  expect(heightOf('Saddle')).toBe('72px');
  expect(heightOf('Ridge')).toBe('100px');
  expect(root().innerHTML).toContain('64px');
});

claim('Do class name functions slow down the grid?', 'Only rendered rows and cells count', () => {
  const getRowClassName = vi.fn((_params: GridRowClassNameParams) => '');
  const getCellClassName = vi.fn((_params: GridCellParams) => '');
  mount({
    rows: Array.from({ length: 1000 }, (_, id) => ({ ...rows[0], id })),
    getRowClassName,
    getCellClassName,
  });
  const rendered = root().querySelectorAll('[role="row"][data-id]').length;
  expect(rendered).toBe(100); // One page; without a layout, the grid doesn't virtualize further.
  expect(new Set(getRowClassName.mock.calls.map(([{ id }]) => id)).size).toBe(rendered);
  expect(new Set(getCellClassName.mock.calls.map(([{ id }]) => id)).size).toBe(rendered);
});
