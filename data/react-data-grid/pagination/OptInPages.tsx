import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(240);

export default function OptInPages() {
  const [pagination, setPagination] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={pagination} onChange={(event) => setPagination(event.target.checked)} />
        }
        label="pagination"
      />
      <Box sx={{ blockSize: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={shipmentColumns}
          pagination={pagination}
          aria-label="Shipments with pages to switch on"
        />
      </Box>
    </Stack>
  );
}
