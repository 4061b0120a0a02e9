import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GRID_AGGREGATION_FUNCTIONS, type GridPivotModel } from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import PivotQuestions from '../../../data/react-data-grid/pivoting-explained/PivotQuestions';
import PivotStepColumns from '../../../data/react-data-grid/pivoting-explained/PivotStepColumns';
import PivotStepRows from '../../../data/react-data-grid/pivoting-explained/PivotStepRows';
import PivotTrace from '../../../data/react-data-grid/pivoting-explained/PivotTrace';
import PivotVersusGrouping from '../../../data/react-data-grid/pivoting-explained/PivotVersusGrouping';
import { fruitColumns, fruitSales } from '../../../data/react-data-grid/dataset/fruitSales';
import { claimsOf } from '../claim';
import { headers, mountPremium, shown, type Props } from './grouping';
import { cells, groups } from './pivot';

const claim = claimsOf('/x/react-data-grid/pivoting-explained/');

const base: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [],
  values: [{ field: 'sales', aggFunc: 'sum' }],
};
const mount = (model: Partial<GridPivotModel> = {}, props: Props = {}) =>
  mountPremium({
    rows: fruitSales,
    columns: fruitColumns,
    initialState: { pivoting: { enabled: true, model: { ...base, ...model } } },
    ...props,
  });

claim('What a pivot table does', 'A number is the sum of the records of both', async () => {
  render(<PivotTrace />);
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('Apples, North: 10 + 24 + 30 = 64');
  fireEvent.click(screen.getByRole('gridcell', { name: '74' }));
  expect(status()).toBe('Oranges, South: 34 + 18 + 22 = 74');
  fireEvent.click(screen.getByRole('gridcell', { name: 'Apples (6)' }));
  expect(status()).toMatch(/^Apples, all regions: .* = 106$/);
  fireEvent.click(screen.getByRole('gridcell', { name: '116' }));
  expect(status()).toMatch(/^All products, South: .* = 116$/);
});

claim('What a pivot table does', 'A changed record updates the pivot table', async () => {
  render(<PivotTrace />);
  const list = screen.getAllByRole('grid')[0]!;
  const first = list.querySelector('[role="gridcell"][data-field="sales"]')!;
  await userEvent.dblClick(first);
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.keyboard('11{Enter}');
  await waitFor(() => expect(screen.getByRole('gridcell', { name: '65' })).toBeTruthy());
});

claim('Rows: what runs down', 'The order of the fields decides the outer groups', async () => {
  render(<PivotStepRows />);
  expect(cells()).toEqual(['Apples (6)|106', 'Oranges (6)|130', '|236']);
  const click = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
  await click('Size');
  expect(shown().slice(0, -1)).toEqual(['Apples', 'Small', 'Large', 'Oranges', 'Small', 'Large']);
  await click('Product');
  await click('Product');
  expect(shown().slice(0, -1)).toEqual([
    'Small',
    'Apples',
    'Oranges',
    'Large',
    'Apples',
    'Oranges',
  ]);
  expect(cells().at(-1)).toBe('|236');
});

claim('Rows: what runs down', 'Without rows, the grid asks for fields', () => {
  mount({ rows: [] });
  expect(shown()).toEqual([]);
  expect(screen.getByText(/Add fields to rows, columns, and values/)).toBeTruthy();
});

claim('Rows: what runs down', 'Only combinations that exist have a row', () => {
  mount(
    { rows: [{ field: 'product' }, { field: 'size' }] },
    { rows: fruitSales.slice(0, 7), defaultGroupingExpansionDepth: 1 },
  );
  expect(shown().slice(0, -1)).toEqual(['Apples', 'Small', 'Large', 'Oranges', 'Small']);
});

claim('Values: what is computed', 'Each entry is a column; the functions of apples', () => {
  const texts = ['sum', 'avg', 'min', 'max', 'size'].map((aggFunc) => {
    document.body.replaceChildren();
    mount({ values: [{ field: 'sales', aggFunc }] });
    return cells()[0]?.split('|')[1];
  });
  expect(texts).toEqual(['106', '17.667', '8', '30', '6']);
  document.body.replaceChildren();
  mount({ values: [...base.values, { field: 'profit', aggFunc: 'sum' }] });
  expect(cells()[0]).toBe('Apples (6)|106|34');
});

claim('Values: what is computed', 'Text can only be counted; no values, no numbers', async () => {
  mount({ values: [{ field: 'quarter', aggFunc: 'sum' }] });
  expect(cells()[0]).not.toMatch(/\d\|?\d*$/);
  document.body.replaceChildren();
  mount({ values: [{ field: 'quarter', aggFunc: 'size' }] });
  expect(cells()[0]).toBe('Apples (6)|6');
  document.body.replaceChildren();
  mount({ values: [], columns: [{ field: 'region' }] });
  expect(cells()).toEqual(['Apples (6)||', 'Oranges (6)||']);
  expect(groups()).toEqual(['North', 'South']);
});

claim('Columns: what runs across', 'Nested groups with the same numbers', async () => {
  render(<PivotStepColumns />);
  expect(cells()[0]).toBe('Apples (6)|64|42');
  await userEvent.click(screen.getByRole('radio', { name: 'Region, then quarter' }));
  expect(groups()).toEqual(['North', 'South', 'Q1', 'Q2', 'Q1', 'Q2']);
  expect(cells()[0]).toBe('Apples (6)|34|30|14|28');
  await userEvent.click(screen.getByRole('radio', { name: 'Quarter, then region' }));
  expect(groups()).toEqual(['Q1', 'Q2', 'North', 'South', 'North', 'South']);
  expect(cells()[0]).toBe('Apples (6)|34|14|30|28');
});

claim('All three together', 'An empty cell has no records, or a result of 0', () => {
  const rows = [
    { ...fruitSales[0]!, id: 1, sales: 5 },
    { ...fruitSales[0]!, id: 2, sales: -5 },
  ];
  mount({ columns: [{ field: 'region' }] }, { rows });
  expect(cells()[0]).toBe('Apples (2)|');
});

claim('From a question to a pivot table', 'The questions of the demo', () => {
  render(<PivotQuestions />);
  expect(groups()).toEqual(['Q1', 'Q2']);
  fireEvent.click(screen.getByText(/How many sales/));
  expect(shown().slice(0, 3)).toEqual(['North', 'Small', 'Large']);
  expect(cells().at(-1)).toBe('|12');
  fireEvent.click(screen.getByText(/average profit/));
  expect(groups()).toEqual(['North', 'South']);
});

claim('Pivoting or row grouping?', 'Records in groups, or a summary, and back', () => {
  render(<PivotVersusGrouping />);
  const grouped = shown();
  expect(grouped.filter((id) => /^\d+$/.test(id))).toHaveLength(12);
  fireEvent.click(screen.getByText('Pivot table'));
  expect(cells().slice(0, 2)).toEqual(['Apples (6)|64|42', 'Oranges (6)|56|74']);
  fireEvent.click(screen.getByText('Row grouping'));
  expect(shown()).toEqual(grouped);
});

claim(
  'Can I click a number to see its records?',
  'The key is the one of the innermost group',
  () => {
    const onCellClick = vi.fn();
    const rows = [{ field: 'product' }, { field: 'size' }];
    const { apiRef } = mount({ rows }, { onCellClick, defaultGroupingExpansionDepth: 1 });
    fireEvent.click(screen.getAllByRole('gridcell', { name: /^Small/ })[0]!);
    const { rowNode } = onCellClick.mock.lastCall![0];
    expect(rowNode.groupingKey).toBe('Small');
    expect(apiRef.current.getRowNode(rowNode.parent)).toMatchObject({ groupingKey: 'Apples' });
  },
);

claim('Columns: what runs across', 'Two regions, quarters, and values: eight columns', () => {
  mount({
    columns: [{ field: 'region' }, { field: 'quarter' }],
    values: [...base.values, { field: 'profit', aggFunc: 'sum' }],
  });
  expect(headers().filter((field) => field?.includes('>->'))).toHaveLength(8);
});

claim('Can I click a number to see its records?', 'Path and key of the row', () => {
  const onCellClick = vi.fn();
  mount({ columns: [{ field: 'region' }] }, { onCellClick });
  fireEvent.click(screen.getByRole('gridcell', { name: '64' }));
  expect(onCellClick.mock.lastCall?.[0]).toMatchObject({
    field: 'North>->sales',
    rowNode: { type: 'group', groupingKey: 'Apples' },
  });
});

claim('Why is the average at the bottom different from the average of the rows?', '30', () => {
  const of = (values: number[]) =>
    GRID_AGGREGATION_FUNCTIONS.avg.apply({ values, groupId: '', field: 'sales' });
  expect([of([10, 20]), of([60]), of([10, 20, 60])]).toEqual([15, 60, 30]);
  mount({ values: [{ field: 'sales', aggFunc: 'avg' }] }, { rows: fruitSales.slice(0, 7) });
  expect(cells().map((text) => text.split('|')[1])).toEqual(['17.667', '12', '16.857']);
});
