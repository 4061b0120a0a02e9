import { DataGrid } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
const { localeText } = deDE.components.MuiDataGrid.defaultProps;

export default function GermanGrid() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      localeText={localeText}
      showToolbar
      label="Bestellungen"
    />
  );
}
/* preview-end */
