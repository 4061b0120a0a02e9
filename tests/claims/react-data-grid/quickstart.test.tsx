import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import * as premium from '@mui/x-data-grid-premium';
import * as community from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import FirstGrid from '../../../data/react-data-grid/quickstart/FirstGrid';
import LibraryGrid from '../../../data/react-data-grid/quickstart/LibraryGrid';
import TypedGrid from '../../../data/react-data-grid/quickstart/TypedGrid';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/react-data-grid/quickstart/');

const rows = [{ id: 1, title: 'The Sea Register' }];
const columns: DataGridProps['columns'] = [{ field: 'title' }];
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const shown = (field: string) =>
  [...document.querySelectorAll(`[role="gridcell"][data-field="${field}"]`)].map(
    (cell) => cell.textContent,
  );

claim('Data Grid - Quickstart', 'Click a column header to sort', async () => {
  render(<FirstGrid />);
  await userEvent.click(screen.getByRole('columnheader', { name: 'Copies' }));
  expect(shown('copies')).toEqual(['1', '2', '4']);
});

claim('2. Render a grid', 'getRowId names another key', () => {
  const books = [{ isbn: '978-1', title: 'The Sea Register' }];
  render(<DataGrid rows={books} columns={columns} getRowId={({ isbn }) => isbn} />);
  expect(document.querySelector('[data-id="978-1"]')).not.toBeNull();
});

claim('4. Turn on features', 'Sorting, filtering, and hiding work without a prop', async () => {
  render(<DataGrid rows={rows} columns={columns} />);
  const menuButton = screen.getByLabelText('title column menu');
  await userEvent.click(menuButton);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Sort by ASC', 'Filter', 'Hide column']),
  );
});

claim('4. Turn on features', 'showToolbar adds the search field and the export menu', async () => {
  render(<LibraryGrid />);
  expect(screen.getByRole('searchbox')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'Download as CSV' })).toBeTruthy();
});

claim('4. Turn on features', 'A double-click edits the number of copies only', async () => {
  render(<LibraryGrid />);
  const cell = (field: string) =>
    document.querySelector(`[role="gridcell"][data-field="${field}"]`);
  await userEvent.dblClick(cell('title')!);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  await userEvent.dblClick(cell('copies')!);
  expect(screen.getByRole('spinbutton')).toBeTruthy();
});

claim('Use Pro or Premium', 'Each package re-exports hooks and selectors', () => {
  const shared = ['useGridApiRef', 'gridSortModelSelector', 'useGridSelector', 'GridToolbar'];
  expect(shared.filter((name) => !(name in premium) || !(name in community))).toEqual([]);
});

claim('Use Pro or Premium', 'Without a key, the grid works with a watermark', () => {
  render(<premium.DataGridPremium rows={rows} columns={columns} />);
  expect(screen.getByText('MUI X Missing license key')).toBeTruthy();
  expect(shown('title')).toEqual(['The Sea Register']);
});

claim('Use TypeScript', 'One column joins two properties, one turns a text into a date', () => {
  render(<TypedGrid />);
  expect(shown('member')[0]).toBe('Mia Torres');
  expect(shown('due')[0]).toBe(new Date(2026, 3, 2).toLocaleDateString());
});

claim('Set defaults in the theme', 'The key MuiDataGrid works for all packages', () => {
  silence();
  const theme = createTheme({
    components: { MuiDataGrid: { defaultProps: { hideFooter: true } } },
  } as Parameters<typeof createTheme>[0]);
  const { DataGridPremium } = premium;
  for (const Grid of [DataGrid, DataGridPremium as unknown as typeof DataGrid]) {
    const { unmount } = render(
      <ThemeProvider theme={theme}>
        <Grid rows={rows} columns={columns} />
      </ThemeProvider>,
    );
    expect(screen.getByRole('grid')).toBeTruthy();
    expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeNull();
    unmount();
  }
});

claim('Why do I get "all rows need a unique id"?', 'The full message', () => {
  silence();
  expect(() => render(<DataGrid rows={[{ title: 'Untitled' }]} columns={columns} />)).toThrow(
    'The Data Grid component requires all rows to have a unique `id` property',
  );
});

claim('Do I need a ThemeProvider?', 'Without a provider, the default theme applies', () => {
  render(<DataGrid rows={rows} columns={columns} />);
  const header = document.querySelector('.MuiDataGrid-columnHeader');
  expect(header && getComputedStyle(header).fontFamily).toContain('Roboto');
});
