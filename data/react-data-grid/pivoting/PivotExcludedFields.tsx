import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium, type GridColDef, type GridPivotModel } from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../dataset/sales';

const columns: GridColDef<Sale>[] = [
  /* preview-start */
  { field: 'id', headerName: 'Number', pivotable: false },
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter' },
  /* preview-end */
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const model: GridPivotModel = {
  rows: [{ field: 'bean' }],
  columns: [],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function PivotExcludedFields() {
  const isWide = useMediaQuery('(min-width: 700px)');
  return (
    <DataGridPremium
      key={String(isWide)}
      rows={sales}
      columns={columns}
      initialState={{ pivoting: { enabled: true, panelOpen: isWide, model } }}
      showToolbar
      hideFooter
      aria-label="Revenue by bean, with a panel that doesn’t offer the number of the sale"
    />
  );
}
