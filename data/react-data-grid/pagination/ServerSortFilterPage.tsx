import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridStringOperators,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

// This server supports a single operator.
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'contains');
const columns = shipmentColumns.map((column) => ({ ...column, filterOperators }));

const byWeight: GridSortModel = [{ field: 'weight', sort: 'desc' }];

export default function ServerSortFilterPage() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState(byWeight);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const { rows, rowCount, loading } = useShipments({
    ...paginationModel,
    sortModel,
    filterModel,
  });

  const query = [
    `page=${paginationModel.page}`,
    ...sortModel.map(({ field, sort }) => `sort=${field}:${sort}`),
    ...filterModel.items.map(({ field, value = '' }) => `filter=${field}:${value}`),
  ].join('&');
  return (
    <>
      <DataGrid
        columns={columns}
        pageSizeOptions={[5, 10, 25]}
        aria-label="Shipments, sorted, filtered, and paged by the server"
        /* preview-start */
        rows={rows}
        rowCount={rowCount}
        loading={loading}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={(newModel) => setPaginationModel(newModel)}
        sortingMode="server"
        onSortModelChange={(newModel) => setSortModel(newModel)}
        filterMode="server"
        onFilterModelChange={(newModel) => setFilterModel(newModel)}
        initialState={{ sorting: { sortModel: byWeight } }}
        /* preview-end */
      />
      <Typography
        variant="body2"
        role="status"
        sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
      >
        GET /api/shipments?{query}
      </Typography>
    </>
  );
}
