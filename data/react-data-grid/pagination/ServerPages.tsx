import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

export default function ServerPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const { rows, rowCount, loading } = useShipments(paginationModel);
  return (
    <DataGrid
      rows={rows}
      rowCount={rowCount}
      loading={loading}
      columns={shipmentColumns}
      paginationMode="server"
      pageSizeOptions={[5, 10, 25]}
      paginationModel={paginationModel}
      onPaginationModelChange={(model) => setPaginationModel(model)}
      disableColumnSorting
      disableColumnFilter
      aria-label="Shipments, one page at a time from the server"
    />
  );
}
