import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../dataset/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter' },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 80 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

/* preview-start */
const model: GridPivotModel = {
  rows: [{ field: 'region' }, { field: 'bean', hidden: true }],
  columns: [{ field: 'quarter', sort: 'desc' }],
  values: [
    { field: 'bags', aggFunc: 'sum' },
    { field: 'revenue', aggFunc: 'max' },
  ],
};
/* preview-end */

const initialState = { pivoting: { enabled: true, model } };

export default function PivotInitialState() {
  return (
    <DataGridPremium
      rows={sales}
      columns={columns}
      initialState={initialState}
      showToolbar
      label="Coffee sales, latest quarter first"
      hideFooter
    />
  );
}
