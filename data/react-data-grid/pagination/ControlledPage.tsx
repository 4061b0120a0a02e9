import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridPaginationModel } from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(90);

export default function ControlledPage() {
  const [paginationModel, setPaginationModel] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const lastPage = Math.ceil(rows.length / paginationModel.pageSize) - 1;
  const goTo = (page: number) => setPaginationModel({ ...paginationModel, page });

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={() => goTo(0)}>First page</Button>
        <Button onClick={() => goTo(lastPage)}>Last page</Button>
      </Box>
      {/* preview-start */}
      <DataGrid
        rows={rows}
        columns={shipmentColumns}
        pageSizeOptions={[5, 10, 25]}
        paginationModel={paginationModel}
        onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
        aria-label="Shipments with page buttons"
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        paginationModel: {JSON.stringify(paginationModel)}
      </Typography>
    </>
  );
}
