import { createRequire } from 'node:module';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { DataGrid, gridFilterModelSelector, type DataGridProps } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type {} from '@mui/x-data-grid/themeAugmentation';
import * as premiumLocales from '@mui/x-data-grid-premium/locales';
import { DataGridPro } from '@mui/x-data-grid-pro';
import * as proLocales from '@mui/x-data-grid-pro/locales';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { localeCoverage } from '../../../data/react-data-grid/localization/localeCoverage';
import { claimsOf } from '../claim';
import { mountGrid } from './grid';

const claim = claimsOf('/x/react-data-grid/localization/');

const { deDE, enUS, frFR } = locales;
const textsOf = (locale: typeof deDE) => locale.components.MuiDataGrid.defaultProps.localeText;
const columns = [{ field: 'city' }];
const props: DataGridProps = { columns, rows: [] };
const rows = [1, 2, 3].map((id) => ({ id, city: 'Lyon' }));
const german = createTheme({}, deDE);

const inTheme = (theme: typeof german, more: Partial<DataGridProps> = {}) => (
  <ThemeProvider theme={theme}>
    <DataGrid {...props} {...more} />
  </ThemeProvider>
);

claim('Data Grid - Localization', 'A locale translates, all packages export the same', () => {
  mountGrid({ ...props, localeText: textsOf(deDE) });
  expect(screen.getByText('Keine Einträge')).toBeTruthy();
  expect(Object.keys(proLocales)).toEqual(Object.keys(locales));
  expect(Object.keys(premiumLocales)).toEqual(Object.keys(locales));
  expect(premiumLocales.deDE).toBe(deDE);
});

claim('Change single texts', 'Other texts stay in English', () => {
  const localeText = {
    footerTotalRows: 'Orders:',
    footerRowSelected: (count: number) => `${count}!`,
  };
  const { api, update } = mountGrid({ ...props, rows, localeText, checkboxSelection: true });
  act(() => api.selectRow(2));
  expect(screen.getByText('1!')).toBeTruthy();
  expect(screen.getByText('Rows per page:')).toBeTruthy();
  update({ localeText: undefined });
  expect(screen.getByText('1 row selected')).toBeTruthy();
});

claim('Change one text of a language', 'The prop replaces the texts of the theme', () => {
  const view = render(inTheme(german));
  expect(screen.getByText('Keine Einträge')).toBeTruthy();
  const paginationRowsPerPage = 'Bestellungen je Seite:';
  view.rerender(inTheme(german, { localeText: { paginationRowsPerPage } }));
  expect(screen.getByText('No rows')).toBeTruthy();
  expect(screen.getByText(paginationRowsPerPage)).toBeTruthy();
  view.rerender(inTheme(german, { localeText: { ...textsOf(deDE), paginationRowsPerPage } }));
  expect(screen.getByText('Keine Einträge')).toBeTruthy();
  expect(screen.getByText(paginationRowsPerPage)).toBeTruthy();
});

claim('Set the language in the theme', 'One key translates all three packages', () => {
  render(
    <ThemeProvider theme={createTheme({}, deDE)}>
      <DataGrid {...props} />
      <DataGridPro columns={columns} />
      <DataGridPremium columns={columns} />
    </ThemeProvider>,
  );
  expect(screen.getAllByText('Keine Einträge')).toHaveLength(3);
});

claim('Set the language in the theme', 'The last locale wins', () => {
  render(inTheme(createTheme({}, deDE, frFR)));
  expect(screen.getByText('Pas de résultats')).toBeTruthy();
});

claim('Switch the language at run time', 'A new theme translates the grid', () => {
  const view = render(inTheme(german));
  expect(screen.getByText('Keine Einträge')).toBeTruthy();
  view.rerender(inTheme(createTheme({}, frFR)));
  expect(screen.getByText('Pas de résultats')).toBeTruthy();
});

claim('Switch the language at run time', 'Filters and selection stay', () => {
  const { api, apiRef, update } = mountGrid({
    ...props,
    rows,
    checkboxSelection: true,
    localeText: textsOf(deDE),
  });
  act(() => api.selectRow(2));
  act(() => api.setFilterModel({ items: [{ field: 'city', operator: 'contains', value: 'L' }] }));
  expect(screen.getByText('1 Eintrag ausgewählt')).toBeTruthy();
  update({ localeText: textsOf(frFR) });
  expect(screen.getByText('1 ligne sélectionnée')).toBeTruthy();
  expect(gridFilterModelSelector(apiRef).items).toHaveLength(1);
});

claim('Supported languages', 'The table has all locales with what they translate', () => {
  const all = Object.keys(textsOf(enUS));
  expect(all).toHaveLength(191);
  const counted = Object.entries(locales).map(([id, locale]) => [
    id,
    all.filter((key) => key in textsOf(locale)).length,
  ]);
  expect(counted).toHaveLength(38);
  expect(localeCoverage.map(({ id, translated }) => [id, translated])).toEqual(counted.sort());
});

claim('Supported languages', 'Most missing texts: pivot panel and AI Assistant', () => {
  const all = Object.keys(textsOf(enUS));
  const missing = Object.values(locales).flatMap((locale) =>
    all.filter((key) => !(key in textsOf(locale))),
  );
  const recent = missing.filter((key) => /^(pivot|prompt|ai)[A-Z]/.test(key));
  expect(recent.length / missing.length).toBeGreaterThan(0.8);
});

claim('Write a new locale', 'An object of your own works in the theme', () => {
  const localeText = { noRowsLabel: 'Walang hilera' };
  render(inTheme(createTheme({ components: { MuiDataGrid: { defaultProps: { localeText } } } })));
  expect(screen.getByText('Walang hilera')).toBeTruthy();
  expect(screen.getByText('Rows per page:')).toBeTruthy();
});

claim('Translate headers, values, and options', 'A locale leaves the header alone', () => {
  mountGrid({
    ...props,
    columns: [{ field: 'city', headerName: 'City' }],
    localeText: textsOf(deDE),
  });
  expect(screen.getByRole('columnheader', { name: 'City' })).toBeTruthy();
});

claim('Lay out from right to left', 'The arrow keys follow the direction', async () => {
  render(inTheme(createTheme({ direction: 'rtl' }), { columns: [{ field: 'a' }, { field: 'b' }] }));
  await userEvent.tab();
  const field = () => document.activeElement?.getAttribute('data-field');
  expect(field()).toBe('a');
  await userEvent.keyboard('{ArrowRight}');
  expect(field()).toBe('a');
  await userEvent.keyboard('{ArrowLeft}');
  expect(field()).toBe('b');
});

claim('How do I translate the pagination?', 'Keys work, MuiTablePagination does not', () => {
  const localeText = {
    paginationDisplayedRows: ({ from, to, count }: Record<'from' | 'to' | 'count', number>) =>
      `${from} bis ${to} von ${count}`,
    MuiTablePagination: { labelRowsPerPage: 'Zeilen:' },
  };
  mountGrid({ ...props, rows, localeText });
  expect(screen.getByText('1 bis 3 von 3')).toBeTruthy();
  expect(screen.getByText('Rows per page:')).toBeTruthy();
});

claim('How do I translate the pagination?', 'count is -1 for an unknown number', () => {
  const localeText = { paginationDisplayedRows: ({ count }: { count: number }) => `Zahl ${count}` };
  mountGrid({ ...props, rows, paginationMode: 'server', rowCount: -1, localeText });
  expect(screen.getByText('Zahl -1')).toBeTruthy();
});

claim('Why are dates and numbers still in another format?', 'They follow the browser', () => {
  const date = new Date(2026, 1, 5);
  mountGrid({
    columns: [
      { field: 'total', type: 'number' },
      { field: 'day', type: 'date' },
    ],
    rows: [{ id: 1, total: 1234.5, day: date }],
    localeText: textsOf(deDE),
  });
  expect(screen.getByText((1234.5).toLocaleString())).toBeTruthy();
  expect(screen.getByText(date.toLocaleDateString())).toBeTruthy();
});

claim('How do I load only the language that a user needs?', 'No path for a single one', () => {
  const require = createRequire(import.meta.url);
  expect(require.resolve('@mui/x-data-grid/locales')).toContain('locales');
  expect(() => require.resolve('@mui/x-data-grid/locales/frFR')).toThrow('Cannot find module');
});
