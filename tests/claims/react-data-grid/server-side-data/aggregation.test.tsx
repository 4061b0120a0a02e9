import { act, screen, waitFor } from '@testing-library/react';
import {
  GridDataSourceCacheDefault,
  gridFilterModelSelector,
  type GridAggregationFunctionDataSource,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { texts } from '../grid';
import { headerText, mountPremium, shown, type Props } from '../grouping';
import { filmSource } from './filmSource';
import { createServer, patient } from './treeServer';

const claim = claimsOf('/x/react-data-grid/server-side-data/aggregation/');

const columns: GridColDef[] = [
  { field: 'company' },
  { field: 'title' },
  { field: 'gross', type: 'number' },
];
const aggregation = { model: { gross: 'sum' } };
const grouped = { aggregation, rowGrouping: { model: ['company'] } };
const functions = (more: GridAggregationFunctionDataSource = {}) => ({ sum: more, size: {} });

async function mount(source = filmSource(), props: Props = {}) {
  const { apiRef, update } = mountPremium({
    columns,
    dataSource: source.dataSource,
    aggregationFunctions: functions(),
    initialState: { aggregation },
    filterDebounceMs: 0,
    ...props,
  });
  await waitFor(() => expect(shown()).not.toEqual([]), patient);
  const load = (id?: GridRowId) => act(async () => apiRef.current.dataSource.fetchRows(id));
  const filter = (title?: string) => {
    const items = title ? [{ field: 'title', operator: 'equals', value: title }] : [];
    const model = { ...gridFilterModelSelector(apiRef), items };
    return act(async () => apiRef.current.setFilterModel(model));
  };
  const aggregate = (model: Record<string, string>) =>
    act(async () => apiRef.current.setAggregationModel(model));
  return { apiRef, update, load, filter, aggregate };
}

/** The row of totals. */
const total = () =>
  document.querySelector('[data-id="auto-generated-group-footer-root"] [data-field="gross"]')
    ?.textContent;
const expectTotal = (text: string | undefined) =>
  waitFor(() => expect(total()).toBe(text), patient);

claim('Data Grid - Server-side aggregation', 'A new model sends a request', async () => {
  const source = filmSource();
  const { aggregate } = await mount(source);
  await expectTotal('65');
  await aggregate({ gross: 'size' });
  await expectTotal('4');
  await aggregate({});
  await expectTotal(undefined);
  expect(source.getRows.mock.calls.map(([params]) => params.aggregationModel)).toEqual([
    { gross: 'sum' },
    { gross: 'size' },
    {},
  ]);
});

claim('Return the totals', 'The function is called with an empty object at first', async () => {
  const source = filmSource();
  const getAggregatedValue = vi.fn(source.dataSource.getAggregatedValue);
  await mount({ ...source, dataSource: { ...source.dataSource, getAggregatedValue } });
  await expectTotal('65');
  expect(getAggregatedValue.mock.calls[0]).toEqual([{}, 'gross']);
  expect(getAggregatedValue.mock.lastCall).toEqual([{ grossTotal: 65 }, 'gross']);
});

claim('Return the totals', 'The valueFormatter of the column formats a number', async () => {
  const valueFormatter = (value?: number) => value && `€${value} M`;
  await mount(filmSource(), { columns: [{ field: 'gross', type: 'number', valueFormatter }] });
  await expectTotal('€65 M');
});

claim('Return the totals', 'Without an aggregateRow, the previous one stays', async () => {
  const source = filmSource();
  const { filter } = await mount(source);
  await expectTotal('65');
  source.getRows.mockImplementationOnce(async () => ({
    rows: [{ id: 1, gross: 10 }],
    rowCount: 1,
  }));
  await filter('Low Tide');
  await waitFor(() => expect(shown()[0]).toBe('1'), patient);
  await waitFor(() => expect(shown()).toHaveLength(2), patient);
  expect(total()).toBe('65');
});

claim('Choose aggregation functions', 'Label, formatter, and unit of a function', async () => {
  const units: unknown[] = [];
  const renderCell: GridColDef['renderCell'] = ({ formattedValue, aggregation: meta }) => {
    if (meta) units.push(meta);
    return formattedValue;
  };
  const sum = {
    label: 'Total',
    valueFormatter: (value: number) => `${value} M`,
    hasCellUnit: false,
  };
  await mount(filmSource(), {
    aggregationFunctions: functions(sum),
    columns: [{ field: 'gross', type: 'number', renderCell }],
  });
  await expectTotal('65 M');
  expect(headerText('gross')).toContain('Total');
  expect(units.at(-1)).toEqual({ hasCellUnit: false, aggregationFunctionName: 'sum' });
});

claim('Choose aggregation functions', 'An undeclared function throws an error', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { dataSource } = filmSource();
  expect(() => mountPremium({ columns, dataSource, initialState: { aggregation } })).toThrow(
    "Cannot read properties of undefined (reading 'valueFormatter')",
  );
  error.mockRestore();
});

claim('Decide which rows count', 'aggregationRowsScope has no effect', async () => {
  const { filter, update } = await mount(filmSource(), { aggregationRowsScope: 'all' });
  await filter('Low Tide');
  await expectTotal('10');
  update({ aggregationRowsScope: 'filtered' });
  await expectTotal('10');
});

claim('Show totals of groups', 'Group rows have them before they are expanded', async () => {
  const source = filmSource();
  const { load } = await mount(source, { initialState: grouped });
  await waitFor(() => expect(texts('gross')).toEqual(['60', '5', '65']), patient);
  source.getRows.mockImplementationOnce(async () => ({
    rows: [{ id: 4, gross: 5 }],
    aggregateRow: { grossTotal: 1 },
  }));
  await load('Casa Azul');
  await waitFor(() => expect(texts('gross')).toEqual(['60', '5', '5', '65']), patient);
});

claim('Show totals of groups', 'In a footer, they are visible in an expanded group', async () => {
  const { load } = await mount(filmSource(), {
    initialState: grouped,
    getAggregationPosition: () => 'footer',
  });
  await waitFor(() => expect(texts('gross')).toEqual(['', '', '65']), patient);
  await load('Casa Azul');
  await waitFor(() => expect(texts('gross')).toEqual(['', '', '5', '5', '65']), patient);
});

claim('Show totals in tree data', 'The result replaces the value of a parent', async () => {
  const getAggregatedValue = vi.fn((row: { name?: string }) => row.name && '99');
  const dataSource = { ...createServer().dataSource, getAggregatedValue } as Props['dataSource'];
  mountPremium({
    treeData: true,
    dataSource,
    columns: [{ field: 'count', type: 'number' }],
    aggregationFunctions: functions(),
    initialState: { aggregation: { model: { count: 'sum' } } },
  });
  await waitFor(() => expect(texts('count')).toEqual(['99', '99', '0', '']), patient);
});

claim('Show totals of rows that load on scroll', 'Totals work with lazyLoading', async () => {
  await mount(filmSource(), { lazyLoading: true });
  await expectTotal('65');
});

/** Filters, and goes back to the rows that the cache has. */
async function filterAndBack(props: Props) {
  const source = filmSource();
  const { filter } = await mount(source, props);
  await expectTotal('65');
  await filter('Low Tide');
  await expectTotal('10');
  await filter();
  await waitFor(() => expect(shown()).toHaveLength(5), patient);
  expect(source.getRows).toHaveBeenCalledTimes(2);
}

claim('Keep totals in the cache', 'By default, cached totals are outdated', async () => {
  await filterAndBack({});
  expect(total()).toBe('10');
});

claim('Keep totals in the cache', 'Or they are empty', async () => {
  const { aggregate } = await mount();
  await expectTotal('65');
  await aggregate({});
  await expectTotal(undefined);
  await aggregate({ gross: 'sum' });
  await expectTotal('');
});

claim('Keep totals in the cache', 'With one page size, cached totals are right', async () => {
  const paginationModel = { pageSize: 50 };
  await filterAndBack({
    pagination: true,
    pageSizeOptions: [50],
    initialState: { aggregation, pagination: { paginationModel } },
  });
  expect(total()).toBe('65');
});

claim('Keep totals in the cache', 'The default key has no aggregation model', async () => {
  const source = filmSource();
  const dataSourceCache = new GridDataSourceCacheDefault({});
  const { aggregate } = await mount(source, { dataSourceCache, pageSizeOptions: [100] });
  await expectTotal('65');
  await aggregate({ gross: 'size' });
  await waitFor(() => expect(headerText('gross')).toContain('size'), patient);
  expect(total()).toBe('65');
  expect(source.getRows).toHaveBeenCalledTimes(1);
});

claim('Why is Aggregation missing in the column menu?', 'Without functions', async () => {
  const { dataSource } = filmSource();
  const { apiRef, update } = mountPremium({ columns, dataSource });
  await waitFor(() => expect(shown()).not.toEqual([]), patient);
  const menu = async () => {
    act(() => apiRef.current.showColumnMenu('gross'));
    await screen.findByText('Manage columns', undefined, patient);
    return screen.queryAllByText('Aggregation').length > 0;
  };
  expect(await menu()).toBe(false);
  act(() => apiRef.current.hideColumnMenu());
  await waitFor(() => expect(screen.queryByText('Manage columns')).toBeNull(), patient);
  update({ aggregationFunctions: functions() });
  expect(await menu()).toBe(true);
});

claim('Why does the row of totals stay empty?', 'No row, or no value', async () => {
  await mount(filmSource({ hasNoTotals: true }));
  await expectTotal('');
});
