import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';
import { createOrdersApi } from '../../dataset/ordersApi';

const api = createOrdersApi();

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, editable: true },
  { field: 'quantity', headerName: 'Quantity', width: 110, type: 'number', editable: true },
  { field: 'article', headerName: 'Article', width: 120 },
];

export default function SavingProgress() {
  const [saving, setSaving] = React.useState(0);
  const [problem, setProblem] = React.useState<string | null>(null);
  return (
    <>
      <DataGrid
        rows={orders}
        columns={columns}
        /* preview-start */
        loading={saving > 0}
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        processRowUpdate={async (newRow) => {
          setSaving((count) => count + 1);
          try {
            return await api.save(newRow);
          } finally {
            setSaving((count) => count - 1);
          }
        }}
        /* preview-end */
        onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
        onCellEditStop={() => setProblem(null)}
        hideFooter
        aria-label="Orders with saving progress"
      />
      <Box role="status" sx={{ mt: 1 }}>
        <Typography variant="body2">
          {saving > 0 ? 'Saving…' : (problem ?? 'No save in progress')}
        </Typography>
      </Box>
    </>
  );
}
