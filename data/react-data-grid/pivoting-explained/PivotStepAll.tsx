import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales } from '../dataset/fruitSales';

/* preview-start */
const model: GridPivotModel = {
  rows: [{ field: 'product' }, { field: 'size' }],
  columns: [{ field: 'region' }, { field: 'quarter' }],
  values: [
    { field: 'sales', aggFunc: 'sum' },
    { field: 'profit', aggFunc: 'sum' },
  ],
};
/* preview-end */

const pivotingColDef = { width: 70 };

export default function PivotStepAll() {
  const isWide = useMediaQuery('(min-width: 700px)');
  return (
    <DataGridPremium
      key={String(isWide)} // the panel leaves no room for the grid on a phone
      rows={fruitSales}
      columns={fruitColumns}
      initialState={{ pivoting: { enabled: true, panelOpen: isWide, model } }}
      pivotingColDef={pivotingColDef}
      defaultGroupingExpansionDepth={1}
      showToolbar
      label="Fruit sales"
      density="compact"
      hideFooter
    />
  );
}
