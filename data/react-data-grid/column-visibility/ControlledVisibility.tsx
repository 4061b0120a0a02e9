import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  ...orderColumns,
];

const shippingList = { city: false, total: false, rating: false, placedOn: false };

export default function ControlledVisibility() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(shippingList);

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={() => setModel(shippingList)}>
          Shipping list
        </Button>
        <Button size="small" onClick={() => setModel({})}>
          All columns
        </Button>
      </Stack>
      {/* preview-start */}
      <DataGrid
        rows={orders}
        columns={columns}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={(newModel) => setModel(newModel)}
        hideFooter
        aria-label="Orders, hide columns from their menus"
      />
      {/* preview-end */}
      <Typography dir="ltr" variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        columnVisibilityModel: {JSON.stringify(model, null, 1)}
      </Typography>
    </>
  );
}
