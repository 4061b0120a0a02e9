import type * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '../dataset/orders';

const steps = {
  Placed: { label: 'Pack', next: 'Packed' },
  Packed: { label: 'Ship', next: 'Shipped' },
  Shipped: { label: 'Reopen', next: 'Placed' },
} as const;

/** Leaves Space to the button. Otherwise, the grid would scroll by one page. */
const keepSpace = (event: React.KeyboardEvent) => {
  if (event.key === ' ') event.stopPropagation();
};

/* preview-start */
function NextStep({ id, row, tabIndex }: GridRenderCellParams<Order>) {
  const apiRef = useGridApiContext();
  const { label, next } = steps[row.status];
  const advance = (event: React.MouseEvent) => {
    event.stopPropagation(); // Doesn't select the row.
    apiRef.current.updateRows([{ id, status: next }]);
  };
  return (
    <Button size="small" tabIndex={tabIndex} onClick={advance} onKeyDown={keepSpace}>
      {label}
    </Button>
  );
}
/* preview-end */

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
  {
    field: 'next',
    headerName: 'Next step',
    width: 100,
    sortable: false,
    filterable: false,
    renderCell: (params) => <NextStep {...params} />,
  },
];

export default function AdvanceStatus() {
  return <DataGrid rows={orders} columns={columns} hideFooter aria-label="Orders to ship" />;
}
