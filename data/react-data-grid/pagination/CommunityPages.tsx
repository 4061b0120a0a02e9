import { DataGrid } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(240);

export default function CommunityPages() {
  return <DataGrid rows={rows} columns={shipmentColumns} aria-label="Shipments in pages" />;
}
