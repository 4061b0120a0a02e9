import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

export default function ServerUnknownCount() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [rowCount, setRowCount] = React.useState(-1);
  // The last page is the fourth: the server has 18 rows and doesn't tell.
  const { rows, hasNextPage, loading } = useShipments({ ...paginationModel, size: 18 });
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  return (
    <Stack spacing={2}>
      <Typography role="status">
        rowCount: {rowCount}, hasNextPage: {String(hasNextPage)}
      </Typography>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          rows={rows}
          rowCount={rowCount}
          onRowCountChange={(count) => setRowCount(count)}
          paginationMeta={paginationMeta}
          loading={loading}
          columns={shipmentColumns}
          paginationMode="server"
          pageSizeOptions={[5, 10]}
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => setPaginationModel(model)}
          disableColumnSorting
          disableColumnFilter
          aria-label="Shipments, number unknown"
        />
      </Box>
    </Stack>
  );
}
