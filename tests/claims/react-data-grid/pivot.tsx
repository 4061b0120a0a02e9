import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { mountPremium, type Props } from './grouping';

/** Sales with a 0 and a missing quarter. */
export const rows = [
  { id: 1, region: 'North', quarter: 'Q2', sales: 10, day: new Date(2025, 4, 1) },
  { id: 2, region: 'North', quarter: 'Q1', sales: 30, day: new Date(2025, 1, 1) },
  { id: 3, region: 'South', quarter: 'Q1', sales: 0, day: new Date(2024, 0, 1) },
  { id: 4, region: 'South', quarter: undefined, sales: 7, day: new Date(2024, 0, 1) },
];

export const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'quarter', headerName: 'Quarter' },
  { field: 'sales', headerName: 'Sales', type: 'number' },
  { field: 'day', headerName: 'Day', type: 'date' },
];

export const model: GridPivotModel = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'quarter' }],
  values: [{ field: 'sales', aggFunc: 'sum' }],
};

/** Shows a grid with a pivot table. */
export const mountPivot = (pivotModel = model, props: Props = {}) =>
  mountPremium({
    rows,
    columns,
    initialState: { pivoting: { model: pivotModel, enabled: true } },
    ...props,
  });

/** Texts of the cells by row. */
export const cells = () =>
  [...document.querySelectorAll('[role="row"][data-id]')].map((row) =>
    [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent).join('|'),
  );

/** Labels of the column groups, level by level. */
export const groups = () =>
  [...document.querySelectorAll('.MuiDataGrid-columnHeader--filledGroup')].map(
    (header) => header.textContent,
  );
