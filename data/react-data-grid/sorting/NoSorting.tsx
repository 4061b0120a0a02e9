import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

export default function NoSorting() {
  const [isOff, setIsOff] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={(event) => setIsOff(event.target.checked)} />}
        label="disableColumnSorting"
      />
      <DataGrid
        rows={orders}
        columns={columns}
        disableColumnSorting={isOff}
        hideFooter
        aria-label="Orders whose headers don't sort"
      />
    </>
  );
}
