import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridStringOperators,
  type GridFilterModel,
  type GridSortModel,
} from '@mui/x-data-grid';
import { shipmentColumns } from '../dataset/shipments';
import { useShipments } from '../dataset/useShipments';

// This server knows one operator.
const filterOperators = getGridStringOperators().filter(({ value }) => value === 'contains');
const columns = shipmentColumns.map((column) => ({ ...column, filterOperators }));

export default function ServerSortFilterPage() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 5 });
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'weight', sort: 'desc' },
  ]);
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const { rows, rowCount, loading } = useShipments({
    ...paginationModel,
    sortModel,
    filterModel,
  });
  const sort = sortModel.map((item) => `${item.field} ${item.sort}`).join() || 'none';
  const filter = filterModel.items.map((item) => `${item.field} ${item.value ?? ''}`).join();
  return (
    <Stack spacing={2}>
      <Typography role="status">
        page {paginationModel.page}, sort: {sort}, filter: {filter || 'none'}
      </Typography>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          rows={rows}
          rowCount={rowCount}
          loading={loading}
          columns={columns}
          pageSizeOptions={[5, 10, 25]}
          paginationMode="server"
          paginationModel={paginationModel}
          onPaginationModelChange={(model) => setPaginationModel(model)}
          sortingMode="server"
          sortModel={sortModel}
          onSortModelChange={(model) => setSortModel([...model])}
          filterMode="server"
          filterModel={filterModel}
          onFilterModelChange={(model) => setFilterModel(model)}
          aria-label="Shipments sorted, filtered, and paged by the server"
        />
      </Box>
    </Stack>
  );
}
