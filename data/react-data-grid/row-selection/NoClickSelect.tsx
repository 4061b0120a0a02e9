import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { partColumns, parts, type Part } from '../dataset/parts';

export default function NoClickSelect() {
  const [ordered, setOrdered] = React.useState('none');
  const columns = React.useMemo<GridColDef<Part>[]>(
    () => [
      ...partColumns,
      {
        field: 'order',
        headerName: 'Order',
        width: 110,
        sortable: false,
        filterable: false,
        renderCell: ({ row, hasFocus }) => (
          <Button
            size="small"
            tabIndex={hasFocus ? 0 : -1}
            aria-label={`Order ${row.name}`}
            onClick={() => setOrdered(row.name)}
          >
            Order
          </Button>
        ),
      },
    ],
    [],
  );
  return (
    <>
      {/* preview-start */}
      <DataGrid
        rows={parts}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        aria-label="Parts to order"
      />
      {/* preview-end */}
      <Typography role="status" sx={{ mt: 1 }}>
        Last order: {ordered}
      </Typography>
    </>
  );
}
