import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

export default function ServerEstimated() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 50 });
  const { rows, hasNextPage, loading } = useShipments(paginationModel);
  const [rowCount, setRowCount] = React.useState(-1);
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={() => setRowCount(1000)}>Exact number</Button>
        <Button onClick={() => setRowCount(-1)}>Estimate</Button>
      </Box>
      {/* preview-start */}
      <DataGrid
        rows={rows}
        columns={shipmentColumns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={(newCount) => setRowCount(newCount)}
        estimatedRowCount={100}
        paginationMeta={paginationMeta}
        loading={loading}
        paginationModel={paginationModel}
        onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
        disableColumnSorting
        disableColumnFilter
        aria-label="Shipments, number of rows estimated"
      />
      {/* preview-end */}
    </>
  );
}
