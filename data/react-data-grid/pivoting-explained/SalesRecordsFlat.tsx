import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { fruitColumns, fruitSales } from '../dataset/fruitSales';

/* preview-start */
const model: GridPivotModel = {
  rows: [{ field: 'product' }],
  columns: [{ field: 'region' }],
  values: [{ field: 'sales', aggFunc: 'sum' }],
};

export default function SalesRecordsFlat() {
  return (
    <DataGridPremium
      rows={fruitSales}
      columns={fruitColumns}
      initialState={{ pivoting: { model } }}
      /* preview-end */
      showToolbar
      label="Sales records"
      density="compact"
      hideFooter
    />
  );
}
