import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  ...orderColumns,
];

const models = {
  Warehouse: { customer: false, total: false, rating: false, placedOn: false },
  Sales: { city: false, quantity: false, express: false, status: false },
  Accounting: { city: false, article: false, quantity: false, express: false, rating: false },
};

export default function RoleBasedColumns() {
  const [role, setRole] = React.useState<keyof typeof models>('Warehouse');

  return (
    <>
      <TextField
        select
        size="small"
        label="Role"
        value={role}
        onChange={(event) => setRole(event.target.value as keyof typeof models)}
        sx={{ alignSelf: 'flex-start', inlineSize: 180, mb: 2 }}
      >
        {Object.keys(models).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {/* preview-start */}
      <DataGrid
        rows={orders}
        columns={columns}
        columnVisibilityModel={models[role]}
        disableColumnSelector
        hideFooter
        aria-label={`Orders for the role ${role}`}
      />
      {/* preview-end */}
    </>
  );
}
