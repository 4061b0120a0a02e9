import { DataGrid } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(240);

/* preview-start */
export default function InitialPage() {
  return (
    <DataGrid
      rows={rows}
      columns={shipmentColumns}
      initialState={{ pagination: { paginationModel: { page: 1, pageSize: 25 } } }}
      aria-label="Shipments from the second page"
    />
  );
}
/* preview-end */
