import { DataGridPremium } from '@mui/x-data-grid-premium';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(240);

/* preview-start */
export default function OptInPages() {
  return (
    <DataGridPremium
      rows={rows}
      columns={shipmentColumns}
      pagination
      aria-label="Shipments in pages"
    />
  );
}
/* preview-end */
