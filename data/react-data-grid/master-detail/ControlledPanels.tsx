import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orderLines } from '../dataset/orderLines';
import { orders, type Order } from '../dataset/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
];

const getDetailPanelHeight = () => 56;
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Typography variant="body2" noWrap sx={{ p: 2 }}>
    {orderLines[row.id]?.map((line) => `${line.quantity} × ${line.article}`).join(', ')}
  </Typography>
);

const allIds = orders.map((order) => order.id);

export default function ControlledPanels() {
  const [expanded, setExpanded] = React.useState(new Set<GridRowId>([4102, 4104]));
  return (
    <>
      <Typography variant="body2" role="status" sx={{ pb: 1 }}>
        Expanded: {[...expanded].join(', ') || 'none'}
      </Typography>
      {/* preview-start */}
      <Stack direction="row" spacing={1} sx={{ pb: 1 }}>
        <Button onClick={() => setExpanded(new Set(allIds))}>Expand all</Button>
        <Button onClick={() => setExpanded(new Set())}>Collapse all</Button>
      </Stack>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expanded}
        onDetailPanelExpandedRowIdsChange={(ids) => setExpanded(ids)}
        /* preview-end */
        hideFooter
        aria-label="Orders with a summary of their articles"
      />
    </>
  );
}
