import * as React from 'react';
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
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={() => setModel(none)} sx={{ flexShrink: 0 }}>
          Clear
        </Button>
        <Typography role="status" noWrap>
          Selected: {[...model.ids].join(', ') || 'none'}
        </Typography>
      </Stack>
      <DataGrid
        rows={rows}
        rowCount={rowCount}
        loading={loading}
        columns={shipmentColumns}
        paginationModel={paginationModel}
        onPaginationModelChange={(next) => setPaginationModel(next)}
        pageSizeOptions={[5]}
        /* preview-start */
        paginationMode="server"
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={model}
        onRowSelectionModelChange={(next) => setModel(next)}
        /* preview-end */
        disableColumnSorting
        disableColumnFilter
        aria-label="Shipments, selected across pages"
      />
    </>
  );
}
