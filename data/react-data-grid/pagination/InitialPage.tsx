import { DataGrid } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(240);

export default function InitialPage() {
  return (
    <DataGrid
      rows={rows}
      columns={shipmentColumns}
      initialState={{ pagination: { paginationModel: { pageSize: 25, page: 1 } } }}
      aria-label="Shipments from the second page"
    />
  );
}
