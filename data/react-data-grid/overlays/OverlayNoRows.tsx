import { DataGrid } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';

/* preview-start */
const localeText = { noRowsLabel: 'No orders yet' };

export default function OverlayNoRows() {
  return (
    <DataGrid
      rows={[]}
      columns={orderColumns}
      localeText={localeText}
      hideFooter
      aria-label="Orders"
    />
  );
}
/* preview-end */
