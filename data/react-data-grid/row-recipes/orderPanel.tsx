import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import { orderColumns } from '../dataset/orderColumns';
import { orderLines } from '../dataset/orderLines';
import type { Order } from '../dataset/orders';

const fields = ['customer', 'city', 'total', 'status', 'rating'];

export const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  ...orderColumns.filter(({ field }) => fields.includes(field)),
];

/** The packing list of an order. Orders that are only placed have none. */
export const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.status === 'Placed' ? null : (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ p: 2, flexWrap: 'wrap', maxInlineSize: { xs: 280, sm: 'none' } }}
    >
      {orderLines[row.id]?.map(({ id, quantity, article, packed }) => (
        <Chip
          key={id}
          variant="outlined"
          color={packed ? 'success' : 'warning'}
          label={`${quantity} × ${article}${packed ? '' : ', not packed'}`}
        />
      ))}
    </Stack>
  );

export const getDetailPanelHeight = () => 'auto' as const;
