import * as React from 'react';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../dataset/sales';

const KEY = 'coffee-sales-pivot';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 80 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const defaultModel: GridPivotModel = {
  rows: [{ field: 'bean' }],
  columns: [{ field: 'region' }],
  values: [{ field: 'bags', aggFunc: 'sum' }],
};

function readModel(): GridPivotModel {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as GridPivotModel;
  } catch {
    return defaultModel; // nothing stored, or storage is blocked
  }
}
function saveModel(model: GridPivotModel) {
  try {
    localStorage.setItem(KEY, JSON.stringify(model));
  } catch {
    // Storage is full or blocked. The pivot table still works.
  }
}

function SavedPivot() {
  const [model] = React.useState(readModel);
  return (
    <DataGridPremium
      /* preview-start */
      rows={sales}
      columns={columns}
      initialState={{ pivoting: { enabled: true, model } }}
      onPivotModelChange={saveModel} // writes to the local storage
      /* preview-end */
      showToolbar
      label="Your pivot table"
      hideFooter
    />
  );
}

const subscribe = () => () => {};

export default function PivotSaved() {
  // Browser storage doesn't exist on the server, so the grid is only rendered in the browser.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isBrowser ? <SavedPivot /> : null;
}
