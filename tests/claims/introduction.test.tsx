import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as chartsCommunity from '@mui/x-charts';
import * as charts from '@mui/x-charts-pro';
import * as grid from '@mui/x-data-grid';
import * as gridPremium from '@mui/x-data-grid-premium';
import * as gridPro from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid/themeAugmentation';
import * as pickersCommunity from '@mui/x-date-pickers';
import * as pickers from '@mui/x-date-pickers-pro';
import * as treeCommunity from '@mui/x-tree-view';
import * as tree from '@mui/x-tree-view-pro';
import { expect, vi } from 'vitest';
import FerryOffice from '../../data/introduction/FerryOffice';
import { claimsOf } from './claim';

const claim = claimsOf('/x/introduction/');

const require = createRequire(import.meta.url);
const manifestOf = (name: string) =>
  require(`@mui/${name}/package.json`) as {
    license: string;
    dependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
    peerDependenciesMeta: Record<string, { optional?: boolean }>;
  };
const PRODUCTS = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const PAID = [...PRODUCTS.map((name) => `${name}-pro`), 'x-data-grid-premium'];

claim(
  'MUI X overview',
  'The line and the day of the demo decide what chart and grid show',
  async () => {
    render(<FerryOffice />);
    const cells = () =>
      within(screen.getByRole('grid', { name: 'Departures' }))
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent);
    const before = cells();
    expect(before[0]).toBe('07:10');
    await userEvent.click(screen.getByRole('gridcell', { name: '13' }));
    const nextDay = cells();
    expect(nextDay[0]).toBe('07:10');
    expect(nextDay).not.toEqual(before);
    const bars = () => document.querySelectorAll('.MuiBarElement-root').length;
    expect(bars()).toBe(5);
    await userEvent.click(screen.getByText('Fern Bay'));
    expect(cells()[0]).toBe('08:00');
    expect(bars()).toBe(4);
    // A coast is no line.
    await userEvent.click(screen.getByText('South coast'));
    expect(cells()[0]).toBe('08:00');
  },
);

claim('Find the plan that has a feature', 'Pro contains Community, Premium contains Pro', () => {
  const pairs = [
    [grid, gridPro],
    [gridPro, gridPremium],
    [pickersCommunity, pickers],
    [chartsCommunity, charts],
    [treeCommunity, tree],
  ] as const;
  const missing = pairs.flatMap(([lower, higher]) =>
    Object.keys(lower).filter((name) => /^[A-Z][a-z]/.test(name) && !(name in higher)),
  );
  // These have a Pro version, and the toolbar of the charts stays in the Community package.
  const trees = ['RichTreeViewRoot', 'RichTreeView'];
  expect(missing).toEqual(['ChartContainer', 'Toolbar', 'ToolbarButton', ...trees]);
});

claim('Find the plan that has a feature', 'DataGrid shows at most 100 rows per page', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shown = (pageSize: number) =>
    render(
      <grid.DataGrid
        rows={[]}
        columns={[]}
        pageSizeOptions={[pageSize]}
        initialState={{ pagination: { paginationModel: { pageSize } } }}
      />,
    );
  expect(() => shown(100)).not.toThrow();
  expect(() => shown(101)).toThrow(/100/);
});

claim('Pick the package', 'Community is MIT, the others have a commercial license', () => {
  for (const name of PRODUCTS) expect(manifestOf(name).license).toBe('MIT');
  for (const name of PAID) expect(manifestOf(name).license).toBe('SEE LICENSE IN LICENSE');
});

claim('Pick the package', 'The commercial packages contain the telemetry', () => {
  expect(manifestOf('x-license').dependencies).toHaveProperty(['@mui/x-telemetry']);
  for (const name of PAID) {
    expect(manifestOf(name).dependencies).toHaveProperty(['@mui/x-license']);
  }
});

claim('Understand how it relates to Material UI', 'One theme styles both', () => {
  const theme = createTheme({
    components: {
      MuiButton: { styleOverrides: { root: { letterSpacing: 7 } } },
      MuiDataGrid: { styleOverrides: { root: { letterSpacing: 8 } } },
    },
  });
  render(
    <ThemeProvider theme={theme}>
      <Button>Save</Button>
      <grid.DataGrid rows={[]} columns={[]} />
    </ThemeProvider>,
  );
  expect(getComputedStyle(screen.getByRole('button', { name: 'Save' })).letterSpacing).toBe('7px');
  const root = document.querySelector('.MuiDataGrid-root');
  expect(root && getComputedStyle(root).letterSpacing).toBe('8px');
});

claim('Do I need Material UI to use MUI X?', 'It is a required peer of each package', () => {
  for (const name of [...PRODUCTS, ...PAID]) {
    const { peerDependencies, peerDependenciesMeta } = manifestOf(name);
    expect(peerDependencies).toHaveProperty(['@mui/material']);
    expect(peerDependenciesMeta['@mui/material']?.optional).toBeUndefined();
  }
});

claim('Which version do these docs describe?', '8.6.0 and 8.0.0 have these dates', () => {
  const changes = readFileSync(
    require.resolve('@mui/x-license/package.json').replace('package.json', 'CHANGELOG.md'),
    'utf8',
  );
  const dateOf = (version: string) =>
    new RegExp(`^## ${version.replaceAll('.', '\\.')}\\n\\n_(.*)_$`, 'm').exec(changes)?.[1];
  expect(dateOf('8.6.0')).toBe('Jun 27, 2025');
  expect(dateOf('8.0.0')).toBe('Apr 17, 2025');
});
