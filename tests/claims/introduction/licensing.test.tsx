import type * as React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as chartsCommunity from '@mui/x-charts';
import * as charts from '@mui/x-charts-pro';
import { DataGrid } from '@mui/x-data-grid';
import * as premium from '@mui/x-data-grid-premium';
import * as pro from '@mui/x-data-grid-pro';
import { DatePicker } from '@mui/x-date-pickers';
import * as pickers from '@mui/x-date-pickers-pro';
import { generateLicense, LicenseInfo, verifyLicense } from '@mui/x-license';
import { SimpleTreeView } from '@mui/x-tree-view';
import * as tree from '@mui/x-tree-view-pro';
import { beforeEach, expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { show } from '../pickers';

const claim = claimsOf('/x/introduction/licensing/');

const DAY = 24 * 3600 * 1000;
/** The date of 8.6.0, and what the packages of 8.6.0 contain as such. */
const RELEASE = Date.UTC(2025, 5, 26, 22);
const releaseInfo = btoa(String(RELEASE));

interface Terms {
  planScope?: 'pro' | 'premium';
  licenseModel?: 'perpetual' | 'annual';
  planVersion?: 'initial' | 'Q3-2024';
  end?: number;
}

/** A key of an order that nobody placed. */
const keyOf = ({ end = Date.UTC(2099, 0), ...terms }: Terms = {}) =>
  generateLicense({
    orderNumber: 'claims',
    planScope: 'pro',
    licenseModel: 'annual',
    planVersion: 'Q3-2024',
    ...terms,
    expiryDate: new Date(end),
  });

const statusOf = (terms: Terms, packageName: Parameters<typeof verifyLicense>[0]['packageName']) =>
  verifyLicense({ releaseInfo, licenseKey: keyOf(terms), packageName }).status;

const errors = vi.fn();
beforeEach(() => {
  errors.mockClear();
  vi.spyOn(console, 'error').mockImplementation(errors);
  return () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

const rows = [1, 2].map((id) => ({ id }));
const columns = [{ field: 'id' }, { field: 'city' }];
const Pro = (props: Partial<pro.DataGridProProps>) => (
  <pro.DataGridPro rows={rows} columns={columns} {...props} />
);

/** Shows a component with this key. */
function showWith(key: string, ui = <Pro />) {
  LicenseInfo.setLicenseKey(key);
  return show(ui);
}
const watermark = () => screen.queryByText(/^MUI X /)?.textContent;

claim('Licensing', 'A key that is set before the first render clears the watermark', () => {
  showWith(keyOf());
  expect(watermark()).toBeUndefined();
  expect(errors).not.toHaveBeenCalled();
});

claim('Premium plan', 'A Premium key also works in all Pro packages', () => {
  const packages = ['data-grid', 'date-pickers', 'charts', 'tree-view'] as const;
  for (const name of packages) {
    expect(statusOf({ planScope: 'premium' }, `x-${name}-pro`)).toBe('Valid');
    expect(statusOf({ planScope: 'premium', planVersion: 'initial' }, `x-${name}-pro`)).toBe(
      'Valid',
    );
  }
});

claim('Move to a higher plan', 'Components without a Pro version keep their name', () => {
  expect(pickers.DatePicker).toBe(DatePicker);
  expect(tree.SimpleTreeView).toBe(SimpleTreeView);
  expect(charts.Gauge).toBe(chartsCommunity.Gauge);
  for (const name of ['Bar', 'Line', 'Pie', 'Radar', 'Scatter'] as const) {
    expect(charts[`${name}ChartPro`]).toBeTruthy();
  }
  expect([charts.ChartContainerPro, charts.ChartDataProviderPro]).not.toContain(undefined);
});

const cell = (name: string) => screen.getByRole('gridcell', { name });
const draggable = () => document.querySelectorAll('[draggable="true"]').length;

/** What a grid does by default: pages, sorted columns, filters, draggable headers, selected rows. */
async function defaultsOf(Grid: typeof DataGrid | typeof pro.DataGridPro) {
  const apiRef: React.RefObject<pro.GridApiPro | null> = { current: null };
  const filterItems = ['1', '2'].map((value, id) => ({ id, field: 'id', operator: '>', value }));
  render(<Grid apiRef={apiRef} rows={rows} columns={[{ field: 'id', type: 'number' }]} />);
  const user = userEvent.setup();
  await user.click(cell('1'));
  await user.keyboard('{Control>}');
  await user.click(cell('2'));
  await user.keyboard('{/Control}');
  const selected = pro.gridRowSelectionCountSelector(apiRef);
  act(() => apiRef.current?.setSortModel(['id', 'city'].map((field) => ({ field, sort: 'asc' }))));
  act(() => apiRef.current?.setFilterModel({ items: filterItems }));
  const result = {
    pages: screen.queryByText('Rows per page:') != null,
    sorted: pro.gridSortModelSelector(apiRef).length,
    filters: pro.gridFilterModelSelector(apiRef).items.length,
    draggable: draggable(),
    selected,
  };
  cleanup();
  return result;
}

claim('Move to a higher plan', 'Five defaults change with Pro', async () => {
  const community = { pages: true, sorted: 1, filters: 1, draggable: 0, selected: 1 };
  expect(await defaultsOf(DataGrid)).toEqual(community);
  const changed = { pages: false, sorted: 2, filters: 2, draggable: 1, selected: 2 };
  expect(await defaultsOf(pro.DataGridPro)).toEqual(changed);
});

claim('Move to a higher plan', 'DataGrid of the Pro package throws, in production not', () => {
  expect(() => render(<pro.DataGrid />)).toThrow(
    "import { DataGridPro } from '@mui/x-data-grid-pro'",
  );
  vi.stubEnv('NODE_ENV', 'production');
  const { container } = render(<pro.DataGrid />);
  expect(container.innerHTML).toBe('');
});

claim('Try Pro and Premium without a license', 'All works, with a watermark and an error', () => {
  showWith('', <Pro initialState={{ pinnedColumns: { left: ['city'] } }} />);
  expect(document.querySelector('.MuiDataGrid-columnHeader--pinnedLeft')).toBeTruthy();
  expect(watermark()).toBe('MUI X Missing license key');
  expect(errors.mock.lastCall?.[0]).toContain('MUI X: Missing license key.');
});

claim('Set the license key', 'A later key leaves the watermark that is there', () => {
  const view = showWith('');
  act(() => LicenseInfo.setLicenseKey(keyOf()));
  view.rerender(<Pro density="compact" />);
  expect(watermark()).toBe('MUI X Missing license key');
  cleanup();
  render(<Pro />);
  expect(watermark()).toBeUndefined();
});

claim('Set the license key', 'Only @mui/x-license exports LicenseInfo', () => {
  for (const product of [pro, premium, pickers, charts, tree]) {
    expect(product).not.toHaveProperty('LicenseInfo');
  }
});

claim('Fix a license warning', 'Each watermark has its cause', () => {
  const premiumGrid = <premium.DataGridPremium rows={rows} columns={columns} />;
  const bars = <charts.BarChartPro width={300} height={200} series={[{ data: [1] }]} />;
  const broken = keyOf().slice(0, -4);
  vi.setSystemTime(RELEASE + 400 * DAY);
  const cases = [
    ['', undefined, 'Missing license key'],
    [
      keyOf({ licenseModel: 'perpetual', end: RELEASE - DAY }),
      undefined,
      'Expired package version',
    ],
    [keyOf({ end: RELEASE + DAY }), undefined, 'Expired license key'],
    [keyOf(), premiumGrid, 'License key plan mismatch'],
    [keyOf({ planVersion: 'initial' }), bars, 'Product not covered by plan'],
    [broken, undefined, 'Invalid license key'],
  ] as const;
  for (const [key, ui, text] of cases) {
    showWith(key, ui);
    expect(watermark()).toBe(`MUI X ${text}`);
    cleanup();
  }
});

claim('Fix a license warning', 'One error a package; the watermark lets clicks through', () => {
  showWith('logged once', <Pro />);
  render(<Pro />);
  expect(errors.mock.calls.filter(([text]) => /Invalid license/.test(String(text)))).toHaveLength(
    1,
  );
  for (const mark of screen.getAllByText('MUI X Invalid license key')) {
    expect(mark.style.pointerEvents).toBe('none');
  }
});

claim('Fix a license warning', 'Range pickers show it in their calendar', () => {
  const shown = (ui: React.ReactElement) => {
    cleanup();
    showWith('', ui);
    return watermark();
  };
  expect(shown(<pickers.DateRangePicker />)).toBeUndefined();
  expect(errors.mock.lastCall?.[0]).toContain('MUI X: Missing license key.');
  expect(shown(<pickers.DateRangePicker open />)).toBe('MUI X Missing license key');
  expect(shown(<pickers.TimeRangePicker open />)).toBeUndefined();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

claim('What happens after a key expires', 'Annual keys: production, 30 days, error', () => {
  const end = RELEASE + DAY;
  const statusAt = (days: number, env: string, terms: Terms = {}) => {
    vi.setSystemTime(end + days * DAY);
    vi.stubEnv('NODE_ENV', env);
    return statusOf({ end, ...terms }, 'x-data-grid-pro');
  };
  expect(statusAt(3650, 'production')).toBe('Valid');
  expect(statusAt(29, 'development')).toBe('ExpiredAnnualGrace');
  expect(statusAt(31, 'development')).toBe('ExpiredAnnual');
  expect(statusAt(31, 'test')).toBe('ExpiredAnnualGrace');
  expect(statusAt(3650, 'development', { licenseModel: 'perpetual' })).toBe('Valid');
  vi.stubEnv('NODE_ENV', 'development');
  expect(() => showWith(keyOf({ end }))).toThrow('MUI X: Expired license key.');
});

claim('Does the check contact a server?', 'The check sends no request', () => {
  const request = vi.spyOn(globalThis, 'fetch');
  showWith('');
  expect(request).not.toHaveBeenCalled();
});

claim('What about micro-frontends, or several keys on one page?', 'One key for all copies', () => {
  LicenseInfo.setLicenseKey('first');
  LicenseInfo.setLicenseKey(keyOf());
  expect(globalThis).toHaveProperty('__MUI_LICENSE_INFO__.key', LicenseInfo.getLicenseKey());
  // The charts run with their own copy of @mui/x-license.
  render(<charts.BarChartPro width={300} height={200} series={[{ data: [1] }]} />);
  expect(watermark()).toBeUndefined();
});
