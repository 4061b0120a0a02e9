import Chip, { type ChipProps } from '@mui/material/Chip';
import type { GridColDef } from '@mui/x-data-grid';
import { invoiceColumns, type Invoice } from '../dataset/invoices';

const statusColors: Record<Invoice['status'], ChipProps['color']> = {
  open: 'info',
  paid: 'success',
  late: 'error',
};

/** The columns of the invoices, with a chip for the status. */
export const columns: GridColDef<Invoice>[] = invoiceColumns.map((column) =>
  column.field === 'status'
    ? {
        ...column,
        width: 120,
        renderCell: ({ row, formattedValue }) => (
          <Chip
            size="small"
            variant="outlined"
            color={statusColors[row.status]}
            label={formattedValue}
          />
        ),
      }
    : column,
);
