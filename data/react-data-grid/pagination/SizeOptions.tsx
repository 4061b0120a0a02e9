import { DataGrid } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(90);

/* preview-start */
export default function SizeOptions() {
  return (
    <DataGrid
      rows={rows}
      columns={shipmentColumns}
      pageSizeOptions={[5, 10, { value: 30, label: 'Pallet (30)' }, { value: 90, label: 'All' }]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      aria-label="Shipments with a choice of page sizes"
    />
  );
}
/* preview-end */
