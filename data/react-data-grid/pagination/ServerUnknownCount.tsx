import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

export default function ServerUnknownCount() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  // This server has 18 rows, which fill four pages, but doesn't return the number.
  const { rows, hasNextPage, loading } = useShipments({ ...paginationModel, size: 18 });
  const [rowCount, setRowCount] = React.useState(-1);
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={rows}
        columns={shipmentColumns}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={(newCount) => setRowCount(newCount)}
        paginationMeta={paginationMeta}
        loading={loading}
        paginationModel={paginationModel}
        onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
        disableColumnFilter
        aria-label="Shipments, number of rows unknown"
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        rowCount: {rowCount}, hasNextPage: {String(hasNextPage)}
      </Typography>
    </>
  );
}
