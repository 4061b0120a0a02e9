import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

export default function ServerPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const { rows, rowCount, loading } = useShipments(paginationModel);
  return (
    <DataGrid
      columns={shipmentColumns}
      disableColumnSorting
      disableColumnFilter
      aria-label="Shipments, loaded page by page"
      pageSizeOptions={[5, 10, 25]}
      /* preview-start */
      rows={rows}
      rowCount={rowCount}
      loading={loading}
      paginationMode="server"
      paginationModel={paginationModel}
      onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
      /* preview-end */
    />
  );
}
