import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import type { Order } from '../dataset/orders';
import { fetchSortedOrders } from '../dataset/ordersServer';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function ServerSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'total', sort: 'desc' },
  ]);
  const [answer, setAnswer] = React.useState<{ to: GridSortModel; rows: Order[] }>();

  React.useEffect(() => {
    let isOutdated = false;
    void fetchSortedOrders(sortModel).then((rows) => {
      if (!isOutdated) setAnswer({ to: sortModel, rows });
    });
    return () => {
      isOutdated = true;
    };
  }, [sortModel]);

  const isLoading = answer?.to !== sortModel;
  const query = sortModel.map(({ field, sort }) => `?sort=${field}:${sort}`).join('');
  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={answer?.rows}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(newModel) => setSortModel(newModel)}
        loading={isLoading}
        hideFooter
        aria-label="Orders sorted by the server"
      />
      {/* preview-end */}
      <Typography variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        GET /api/orders{query} {isLoading ? '…' : '200 OK'}
      </Typography>
    </>
  );
}
