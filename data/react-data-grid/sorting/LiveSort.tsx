import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function LiveSort() {
  const apiRef = useGridApiRef();

  /* preview-start */
  const changeTotal = (id: number, by: number) => {
    const total = apiRef.current?.getRow<Order>(id)?.total ?? 0;
    apiRef.current?.updateRows([{ id, total: total + by }]);
  };
  /* preview-end */

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button size="small" onClick={() => changeTotal(4105, 150)}>
          Tilia Gardens: +€150
        </Button>
        <Button size="small" onClick={() => changeTotal(4103, -150)}>
          Quarry & Sons: −€150
        </Button>
      </Box>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'total', sort: 'desc' }] } }}
        hideFooter
        aria-label="Orders, largest total first"
      />
    </>
  );
}
