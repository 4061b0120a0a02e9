import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  createRowSelectionManager,
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { parts, type Part } from '../dataset/parts';

const FULL_STOCK = 400;
const LOW_STOCK = 50;
const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

function StockCell({ quantity }: { quantity: number }) {
  const low = quantity < LOW_STOCK;
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', blockSize: '100%' }}>
      <Box sx={{ flex: 1 }}>
        <LinearProgress
          variant="determinate"
          color={low ? 'warning' : 'success'}
          value={Math.min(100, (quantity / FULL_STOCK) * 100)}
          aria-label="Share of a full stock"
        />
      </Box>
      <span>{quantity}</span>
    </Stack>
  );
}

const columns: GridColDef<Part>[] = [
  { field: 'name', headerName: 'Part', flex: 1, minWidth: 130 },
  {
    field: 'quantity',
    headerName: 'In stock',
    type: 'number',
    width: 180,
    renderCell: ({ row }) => <StockCell quantity={row.quantity} />,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 120,
    valueGetter: (_value, row) => (row.quantity < LOW_STOCK ? 'Low' : 'Available'),
    renderCell: ({ value }) => (
      <Chip size="small" label={value} color={value === 'Low' ? 'warning' : 'success'} />
    ),
  },
];

export default function BulkActions() {
  const [rows, setRows] = React.useState(parts);
  const [model, setModel] = React.useState(none);
  /* preview-start */
  const selection = createRowSelectionManager(model);
  const count = rows.filter(({ id }) => selection.has(id)).length;
  const restock = () => {
    setRows((all) =>
      all.map((part) =>
        selection.has(part.id) ? { ...part, quantity: Math.max(part.quantity, FULL_STOCK) } : part,
      ),
    );
    setModel(none);
  };
  /* preview-end */
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Typography role="status" sx={{ flex: 1 }}>
          {count === 1 ? '1 part selected' : `${count} parts selected`}
        </Typography>
        <Button variant="contained" disabled={count === 0} onClick={restock}>
          Restock
        </Button>
      </Stack>
      <DataGrid
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={model}
        onRowSelectionModelChange={(next) => setModel(next)}
        hideFooter
        aria-label="Parts in stock"
      />
    </>
  );
}
