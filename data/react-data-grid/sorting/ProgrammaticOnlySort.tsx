import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, sortable: false },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130, sortable: false },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120, sortable: false },
];

const choices = {
  newest: [{ field: 'placedOn', sort: 'desc' }],
  oldest: [{ field: 'placedOn', sort: 'asc' }],
  largest: [{ field: 'total', sort: 'desc' }],
} satisfies Record<string, GridSortModel>;
type Choice = keyof typeof choices;

export default function ProgrammaticOnlySort() {
  const [choice, setChoice] = React.useState<Choice>('newest');

  return (
    <>
      <TextField
        select
        size="small"
        label="Show first"
        value={choice}
        onChange={(event) => setChoice(event.target.value as Choice)}
        sx={{ minInlineSize: 180, mb: 2 }}
      >
        <MenuItem value="newest">Newest orders</MenuItem>
        <MenuItem value="oldest">Oldest orders</MenuItem>
        <MenuItem value="largest">Largest totals</MenuItem>
      </TextField>
      <DataGrid
        rows={orders}
        columns={columns}
        sortModel={choices[choice]}
        hideFooter
        aria-label="Orders sorted by the field above"
      />
    </>
  );
}
