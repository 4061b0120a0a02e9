import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { priceList, type Article } from '../dataset/priceList';

const sample = '3800\n-50\n2,400\n25';

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'supply',
    headerName: 'Supply',
    width: 110,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        color={row.supply === 'In stock' ? 'success' : 'warning'}
        label={row.supply}
      />
    ),
  },
  /* preview-start */
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 90,
    editable: true,
    pastedValueParser: (text, row) => {
      // `undefined` skips the cell. Without the test, empty text would become 0.
      if (row.supply === 'On order' || text.trim() === '') return undefined;
      const stock = Number(text.replaceAll(',', ''));
      return Number.isInteger(stock) ? stock : undefined;
    },
  },
  /* preview-end */
];

export default function PasteGuarded() {
  const [errors, setErrors] = React.useState<string[]>([]);
  return (
    <>
      <Stack spacing={1} sx={{ mb: 1, alignItems: 'flex-start' }}>
        <Button variant="outlined" onClick={() => navigator.clipboard.writeText(sample)}>
          Copy four quantities
        </Button>
        <Alert severity={errors.length > 0 ? 'error' : 'info'} sx={{ alignSelf: 'stretch' }}>
          {errors.join('. ') || 'Copy the quantities, select the first stock cell, and paste.'}
        </Alert>
      </Stack>
      <DataGridPremium
        rows={priceList}
        columns={columns}
        cellSelection
        onClipboardPasteStart={() => setErrors([])}
        processRowUpdate={(newRow) => {
          if (newRow.stock < 0) throw new Error(`${newRow.name} can’t have negative stock`);
          return newRow;
        }}
        onProcessRowUpdateError={(error: Error) => setErrors((all) => [...all, error.message])}
        isCellEditable={({ row }) => row.supply === 'In stock'}
        disableRowSelectionOnClick
        hideFooter
        aria-label="Price list with checked quantities"
      />
    </>
  );
}
