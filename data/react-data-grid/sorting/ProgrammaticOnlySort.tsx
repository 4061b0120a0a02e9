import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 130 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 120 },
];

const sortModels = {
  newest: [{ field: 'placedOn', sort: 'desc' }],
  oldest: [{ field: 'placedOn', sort: 'asc' }],
  largest: [{ field: 'total', sort: 'desc' }],
} satisfies Record<string, GridSortModel>;
type Choice = keyof typeof sortModels;

export default function ProgrammaticOnlySort() {
  const [choice, setChoice] = React.useState<Choice>('newest');

  return (
    <>
      <TextField
        select
        size="small"
        label="Sort by"
        value={choice}
        onChange={(event) => setChoice(event.target.value as Choice)}
        sx={{ width: 200, mb: 2 }}
      >
        <MenuItem value="newest">Newest first</MenuItem>
        <MenuItem value="oldest">Oldest first</MenuItem>
        <MenuItem value="largest">Largest total first</MenuItem>
      </TextField>
      {/* preview-start */}
      <DataGrid
        rows={orders}
        columns={columns}
        disableColumnSorting
        sortModel={sortModels[choice]}
        hideFooter
        aria-label="Orders sorted by the choice above"
      />
      {/* preview-end */}
    </>
  );
}
