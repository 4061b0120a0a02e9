import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as GROUP,
  gridRowSelectionCountSelector,
  type GridPivotModel,
} from '@mui/x-data-grid-premium';
import { expect, vi } from 'vitest';
import { claimsOf } from '../claim';
import { filter, headerText, shown, type Props } from './grouping';
import { cells, columns, groups, model, mountPivot, rows } from './pivot';

const claim = claimsOf('/x/react-data-grid/pivoting/');

const fieldsInPanel = () =>
  [
    ...document.querySelectorAll(
      '.MuiDataGrid-pivotPanelAvailableFields .MuiDataGrid-pivotPanelField',
    ),
  ].map((field) => field.textContent);

claim('Data Grid - Pivoting', 'Rows, columns, and totals where they meet', () => {
  mountPivot();
  expect(groups()).toEqual(['Q2', 'Q1', '(No value)']);
  expect(cells()).toEqual(['North (2)|10|30|', 'South (2)|||7', '|10|30|7']);
});

claim('Data Grid - Pivoting', 'The toolbar and the menu open the panel', async () => {
  const { apiRef } = mountPivot(model, { showToolbar: true, initialState: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Pivot' }));
  expect(fieldsInPanel()).toContain('Region');
  await userEvent.click(screen.getByRole('button', { name: 'Close pivot settings' }));
  expect(fieldsInPanel()).toEqual([]);
  act(() => apiRef.current.showColumnMenu('region'));
  await userEvent.click(await screen.findByText('Manage pivot'));
  expect(fieldsInPanel()).toContain('Region');
});

claim('Data Grid - Pivoting', 'The menu of a field moves it without a mouse', async () => {
  const onPivotModelChange = vi.fn();
  const initialState = { pivoting: { panelOpen: true, enabled: true } };
  mountPivot(model, { initialState, onPivotModelChange });
  await userEvent.click(screen.getAllByRole('button', { name: 'Field options' })[0]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to Rows' }));
  expect(onPivotModelChange.mock.lastCall?.[0]).toMatchObject({ rows: [{ field: 'region' }] });
  expect(cells()).toHaveLength(2);
});

claim('Describe a pivot table', 'The order of column values, and hidden fields', () => {
  mountPivot({ ...model, columns: [{ field: 'quarter', sort: 'asc' }] });
  expect(groups()).toEqual(['(No value)', 'Q1', 'Q2']);
});

claim('Describe a pivot table', 'A hidden field has no effect, but stays in the panel', () => {
  mountPivot(model, {
    initialState: {
      pivoting: {
        enabled: true,
        panelOpen: true,
        model: { ...model, columns: [{ field: 'quarter', hidden: true }] },
      },
    },
  });
  expect(cells()).toEqual(['North (2)|40', 'South (2)|7', '|47']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Quarter' }).checked).toBe(false);
});

claim('Describe a pivot table', 'Without enabled, the model only fills the panel', () => {
  mountPivot(model, { initialState: { pivoting: { model, panelOpen: true } } });
  expect(shown()).toEqual(['1', '2', '3', '4']);
  expect(fieldsInPanel()).not.toContain('Sales');
});

claim('Control the pivot table', 'Props win, and the grid asks', () => {
  const onPivotModelChange = vi.fn();
  const onPivotActiveChange = vi.fn();
  const onPivotPanelOpenChange = vi.fn();
  const props = { onPivotModelChange, onPivotActiveChange, onPivotPanelOpenChange };
  const controlled: Props = { pivotModel: model, pivotActive: true, pivotPanelOpen: false };
  const { apiRef, update } = mountPivot(model, { ...controlled, ...props, initialState: {} });
  act(() => apiRef.current.setPivotModel((old) => ({ ...old, columns: [] })));
  act(() => apiRef.current.setPivotActive((active) => !active));
  act(() => apiRef.current.setPivotPanelOpen(true));
  expect(onPivotModelChange.mock.lastCall?.[0]).toEqual({ ...model, columns: [] });
  expect(onPivotActiveChange.mock.lastCall?.[0]).toBe(false);
  expect(onPivotPanelOpenChange.mock.lastCall?.[0]).toBe(true);
  expect(cells()).toHaveLength(3);
  expect(groups()).toEqual(['Q2', 'Q1', '(No value)']);
  update({ ...controlled, pivotActive: false });
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

claim('Choose which fields users can pivot by', 'Not in the list, but allowed in a model', () => {
  const fixed = columns.map((column) => ({ ...column, pivotable: column.field !== 'region' }));
  const initialState = { pivoting: { enabled: true, panelOpen: true } };
  const { apiRef } = mountPivot(model, { columns: fixed, initialState });
  expect(fieldsInPanel()).not.toContain('Region');
  act(() => apiRef.current.setPivotModel(model));
  expect(cells()[0]).toBe('North (2)|10|30|');
});

claim('Turn pivoting off', 'No button, no panel, and your rows', () => {
  mountPivot(model, { disablePivoting: true, showToolbar: true });
  expect(screen.queryByRole('button', { name: 'Pivot' })).toBeNull();
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

claim('Group by year, quarter, or month', 'Derived fields of dates, and the panel', () => {
  const dates: GridPivotModel = {
    ...model,
    columns: [
      { field: 'day-year', sort: 'desc' },
      { field: 'day-quarter', sort: 'asc' },
    ],
  };
  mountPivot(dates, {
    initialState: { pivoting: { enabled: true, panelOpen: true, model: dates } },
  });
  expect(groups()).toEqual(['2025', '2024', 'Q1', 'Q2', 'Q1']);
  expect(screen.getByText('Day (Quarter)')).toBeTruthy();
});

claim('Group by year, quarter, or month', 'None for dateTime; a date is a long text', () => {
  const columnsWithTime = columns.map((column) =>
    column.field === 'day' ? ({ ...column, type: 'dateTime' } as const) : column,
  );
  const initialState = { pivoting: { panelOpen: true } };
  mountPivot(model, { columns: columnsWithTime, initialState });
  expect(fieldsInPanel().filter((name) => name?.startsWith('Day'))).toEqual(['Day']);
  mountPivot({ ...model, columns: [{ field: 'day' }] });
  expect(groups()).toContain(String(rows[0]!.day));
});

claim('Derive your own fields', 'The function replaces the default; null derives nothing', () => {
  const initialState = { pivoting: { panelOpen: true } };
  const names = (getPivotDerivedColumns: Props['getPivotDerivedColumns']) => {
    document.body.replaceChildren();
    mountPivot(model, { initialState, getPivotDerivedColumns });
    return fieldsInPanel();
  };
  const own = names((column) =>
    column.type === 'date' ? [{ field: 'day-month', headerName: 'Month' }] : undefined,
  );
  expect(own).toEqual(['Region', 'Quarter', 'Sales', 'Day', 'Month']);
  expect(names(null)).toEqual(['Region', 'Quarter', 'Sales', 'Day']);
});

claim('Customize the generated columns', 'Field and path; what is inherited', () => {
  const pivotingColDef = vi.fn(() => ({ width: 77 }));
  const formatted = columns.map((column) =>
    column.field === 'sales'
      ? { ...column, valueFormatter: (value?: number) => `€${value}` }
      : column,
  );
  const { apiRef } = mountPivot(model, { pivotingColDef, columns: formatted });
  expect(pivotingColDef).toHaveBeenCalledWith('sales', ['Q1']);
  const column = apiRef.current.getColumn('Q1>->sales');
  expect(column).toMatchObject({ width: 77, headerName: 'Sales', type: 'string' });
  expect(column.align).not.toBe('right');
  expect(cells()[0]).toBe('North (2)|€10|€30|');
});

claim('What changes in pivot mode', 'These props are replaced, and restored', () => {
  const { apiRef } = mountPivot(model, {
    rowGroupingModel: ['quarter'],
    aggregationModel: { sales: 'max' },
    columnVisibilityModel: { region: true },
    groupingColDef: { headerName: 'Mine' },
    disableAggregation: true,
    disableRowGrouping: true,
    getAggregationPosition: () => null,
    columnGroupingModel: [],
    headerFilters: true,
  });
  expect(cells()).toEqual(['North (2)|10|30|', 'South (2)|||7', '|10|30|7']);
  expect(headerText(GROUP)).toBe('Region');
  expect(document.querySelector('.MuiDataGrid-headerFilterRow')).toBeNull();
  act(() => apiRef.current.setPivotActive(false));
  expect(shown()).toEqual(['1', '2', '3', '4']);
  expect(document.querySelector('.MuiDataGrid-headerFilterRow')).not.toBeNull();
});

claim('What changes in pivot mode', 'Filters apply; toggling clears the selection', () => {
  const { apiRef } = mountPivot();
  filter(apiRef, 'region', 'North');
  expect(cells()[0]).toBe('North (2)|10|30|');
  expect(cells()).toHaveLength(2);
  const field = apiRef.current.getColumn('Q1>->sales');
  expect(field).toMatchObject({
    filterable: false,
    hideable: false,
    disableReorder: true,
    groupable: false,
    editable: false,
    sortable: true,
  });
  act(() => apiRef.current.setPivotActive(false));
  act(() => apiRef.current.selectRow(1));
  expect(gridRowSelectionCountSelector(apiRef)).toBe(1);
  act(() => apiRef.current.setPivotActive(true));
  expect(gridRowSelectionCountSelector(apiRef)).toBe(0);
});
