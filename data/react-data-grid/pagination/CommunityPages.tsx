import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(240);

export default function CommunityPages() {
  return (
    <Box sx={{ blockSize: 400, inlineSize: '100%' }}>
      <DataGrid rows={rows} columns={shipmentColumns} aria-label="Shipments in pages" />
    </Box>
  );
}
