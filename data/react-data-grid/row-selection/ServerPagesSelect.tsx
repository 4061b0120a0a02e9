import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function ServerPagesSelect() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [model, setModel] = React.useState(none);
  const { rows, rowCount, loading } = useShipments(paginationModel);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setModel(none)} sx={{ flexShrink: 0 }}>
          Clear
        </Button>
        <Typography role="status" noWrap>
          Selected: {[...model.ids].join(', ') || 'none'}
        </Typography>
      </Stack>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          rows={rows}
          rowCount={rowCount}
          loading={loading}
          columns={shipmentColumns}
          paginationMode="server"
          pageSizeOptions={[5]}
          paginationModel={paginationModel}
          onPaginationModelChange={(next) => setPaginationModel(next)}
          checkboxSelection
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={(next) => setModel(next)}
          disableColumnSorting
          disableColumnFilter
          aria-label="Shipments selected over several pages"
        />
      </Box>
    </Stack>
  );
}
