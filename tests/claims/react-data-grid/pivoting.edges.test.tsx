import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridFilteredSortedRowIdsSelector,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridRowTreeSelector,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import PivotControlled from '../../../data/react-data-grid/pivoting/PivotControlled';
import PivotSaved from '../../../data/react-data-grid/pivoting/PivotSaved';
import { claimsOf } from '../claim';
import { filter, headerText, shown, sort, type Props } from './grouping';
import { cells, columns, groups, model, mountPivot, rows } from './pivot';

const claim = claimsOf('/x/react-data-grid/pivoting/');

claim('Describe a pivot table', 'Without row fields, the grid has no rows', () => {
  mountPivot({ ...model, rows: [] });
  expect(shown()).toEqual([]);
  expect(screen.getByText(/Add fields to rows, columns, and values/)).toBeTruthy();
});

claim('Describe a pivot table', 'A missing value adds the group (No value)', () => {
  mountPivot({ ...model, columns: [{ field: 'quarter', sort: 'desc' }] });
  expect(groups()).toEqual(['Q2', 'Q1', '(No value)']);
});

claim('Describe a pivot table', 'sort compares labels as text', () => {
  const sized = [
    { id: 1, region: 'North', size: 9, sales: 1 },
    { id: 2, region: 'North', size: 10, sales: 2 },
  ];
  const sizes: Props = { rows: sized, columns: [...columns, { field: 'size', type: 'number' }] };
  mountPivot({ ...model, columns: [{ field: 'size', sort: 'asc' }] }, sizes);
  expect(groups()).toEqual(['10', '9']);
});

claim('Describe a pivot table', 'The panel adds the first function of the type', async () => {
  const onPivotModelChange = vi.fn();
  const initialState = { pivoting: { panelOpen: true, enabled: true } };
  mountPivot(model, { initialState, onPivotModelChange });
  await userEvent.click(screen.getAllByRole('button', { name: 'Field options' })[2]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to Values' }));
  expect(onPivotModelChange.mock.lastCall?.[0].values).toEqual([
    { field: 'sales', aggFunc: 'sum', hidden: false },
  ]);
});

claim('Control the pivot table', 'The switch and the button of the demo', async () => {
  render(<PivotControlled />);
  expect(groups()).toEqual(['Q1', 'Q2', 'Q3', 'Q4']);
  await userEvent.click(screen.getByRole('switch', { name: 'Pivot table' }));
  expect(groups()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Choose fields' }));
  expect(screen.getByRole('button', { name: 'Close panel' })).toBeTruthy();
});

claim('Open the panel only where it fits', 'The panel follows the prop until users decide', () => {
  const onPivotPanelOpenChange = vi.fn();
  const { update } = mountPivot(model, { pivotPanelOpen: true, onPivotPanelOpenChange });
  const panel = () => document.querySelector('.MuiDataGrid-pivotPanelAvailableFields');
  expect(panel()).not.toBeNull();
  update({ pivotPanelOpen: false });
  expect(panel()).toBeNull();
  expect(onPivotPanelOpenChange).not.toHaveBeenCalled();
});

const byYear: GridPivotModel = { ...model, columns: [{ field: 'day-year' }] };

claim('Group by year, quarter, or month', 'null is in 1970, undefined is NaN', () => {
  const days = [
    { ...rows[0]!, day: null },
    { ...rows[1]!, day: undefined },
  ];
  mountPivot(byYear, { rows: days });
  expect(groups()).toEqual(['1970', 'NaN']);
});

claim('Group by year, quarter, or month', 'The row is read, not the valueGetter', () => {
  const getter = columns.map((column) =>
    column.field === 'day'
      ? { ...column, valueGetter: () => new Date(1999, 0, 1), headerName: undefined }
      : column,
  );
  const initialState = { pivoting: { enabled: true, panelOpen: true, model: byYear } };
  mountPivot(byYear, { columns: getter, initialState });
  expect(groups()).toEqual(['2025', '2024']);
  expect(screen.getByText('undefined (Quarter)')).toBeTruthy();
});

claim('Customize the generated columns', 'A change applies with the next update', () => {
  const { apiRef, update } = mountPivot(model, { pivotingColDef: { width: 77 } });
  const width = () => apiRef.current.getColumn('Q1>->sales').width;
  update({ pivotingColDef: { width: 88 } });
  expect(width()).toBe(77);
  update({ pivotingColDef: { width: 88 }, rows: [...rows] });
  expect(width()).toBe(88);
});

claim('Customize the generated columns', 'Not without column fields', () => {
  const pivotingColDef = vi.fn(() => ({ width: 77 }));
  const { apiRef } = mountPivot({ ...model, columns: [] }, { pivotingColDef });
  expect(pivotingColDef).not.toHaveBeenCalled();
  expect(apiRef.current.getColumn('sales')).toMatchObject({ type: 'number', align: 'right' });
});

claim('What changes in pivot mode', 'The width of the grouping column', () => {
  const wide = columns.map((column) => ({ ...column, width: 200 }));
  const { apiRef } = mountPivot(model, { columns: wide });
  expect(apiRef.current.getColumn(GROUP).width).toBe(240);
});

claim("Save the user's pivot table", 'Unknown fields of a stored model', () => {
  const unknown = { field: 'gone' };
  mountPivot({ ...model, columns: [...model.columns, unknown] });
  expect(groups()).toEqual([]);
  document.body.replaceChildren();
  mountPivot({ ...model, values: [...model.values, { ...unknown, aggFunc: 'sum' }] });
  expect(cells()[0]).toBe('North (2)|10||30|||');
  document.body.replaceChildren();
  mountPivot({ ...model, rows: [...model.rows, unknown] });
  expect(cells()[0]).toBe('North (2)|10|30|');
});

claim("Save the user's pivot table", 'The demo reads what it stored', async () => {
  localStorage.clear();
  const view = render(<PivotSaved />);
  expect(groups().length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pivot' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Region' }));
  expect(groups()).toEqual([]);
  view.unmount();
  render(<PivotSaved />);
  expect(groups()).toEqual([]);
  expect(cells().length).toBeGreaterThan(1);
  localStorage.clear();
});

claim('How do I show a sum and an average of the same field?', 'Twice without columns', () => {
  const values = [
    { field: 'sales', aggFunc: 'sum' },
    { field: 'sales', aggFunc: 'avg' },
  ];
  mountPivot({ ...model, columns: [], values });
  expect(cells()).toEqual(['North (2)|20', 'South (2)|3.5', '|11.75']);
});

claim('How do I sort the rows of a pivot table at the start?', 'Not by the labels either', () => {
  const initialState = {
    pivoting: { model, enabled: true },
    sorting: { sortModel: [{ field: GROUP, sort: 'desc' as const }] },
  };
  const { apiRef } = mountPivot(model, { initialState });
  const order = () => cells().map((text) => text.slice(0, 5));
  expect(order()).toEqual(['North', 'South', '|10|3']);
  sort(apiRef, GROUP, true);
  expect(order()).toEqual(['South', 'North', '|10|3']);
});

claim(
  'What do the CSV and Excel exports of a pivot table contain?',
  'Filters, and the totals',
  () => {
    const { apiRef } = mountPivot();
    filter(apiRef, 'region', 'North');
    const tree = gridRowTreeSelector(apiRef);
    const csv = (ids: (string | number)[]) =>
      apiRef.current
        .getDataAsCsv({ getRowsToExport: () => ids })
        .split('\r\n')
        .slice(2);
    const isGroup = (id: string | number) => tree[id]?.type === 'group';
    expect(csv(apiRef.current.getSortedRowIds().filter(isGroup))).toHaveLength(2);
    const visible = gridFilteredSortedRowIdsSelector(apiRef).filter(isGroup);
    expect(csv(visible)).toEqual(['North,10,30,0']);
    expect(csv([...visible, 'auto-generated-group-footer-root'])).toEqual([
      'North,10,30,0',
      ',10,30,0',
    ]);
  },
);

claim('Control the pivot table', 'headerText of a controlled column', () => {
  const { apiRef } = mountPivot();
  act(() => apiRef.current.setPivotModel({ ...model, columns: [] }));
  expect(headerText('sales')).toBe('Salessum');
});
