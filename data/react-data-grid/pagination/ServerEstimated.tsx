import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

export default function ServerEstimated() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 50 });
  const [rowCount, setRowCount] = React.useState(-1);
  const { rows, hasNextPage, loading } = useShipments(paginationModel);
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setRowCount(1000)}>
          Count: 1000
        </Button>
        <Button variant="outlined" onClick={() => setRowCount(-1)}>
          Estimate: 100
        </Button>
      </Stack>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          rows={rows}
          rowCount={rowCount}
          onRowCountChange={(count) => setRowCount(count)}
          estimatedRowCount={100}
          paginationMeta={paginationMeta}
          loading={loading}
          columns={shipmentColumns}
          paginationMode="server"
          pageSizeOptions={[25, 50, 100]}
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => setPaginationModel(model)}
          disableColumnSorting
          disableColumnFilter
          aria-label="Shipments, number estimated"
        />
      </Box>
    </Stack>
  );
}
