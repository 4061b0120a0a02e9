import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  gridClasses,
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { orderLines } from '../dataset/orderLines';
import { orders, type Order } from '../dataset/orders';

/* preview-start */
function StickyPanel({ children }: React.PropsWithChildren) {
  const apiRef = useGridApiContext();
  const { width } = useGridSelector(apiRef, gridDimensionsSelector).viewportInnerSize;
  return <Box sx={{ position: 'sticky', insetInlineStart: 0, width }}>{children}</Box>;
}

const sx = { [`& .${gridClasses.detailPanel}`]: { overflow: 'visible' } };
/* preview-end */

const getDetailPanelHeight = () => 'auto' as const;
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <StickyPanel>
    <Stack direction="row" useFlexGap spacing={1} sx={{ p: 2, flexWrap: 'wrap' }}>
      {orderLines[row.id]?.map(({ id, quantity, article, packed }) => (
        <Chip
          key={id}
          color={packed ? 'success' : 'warning'}
          variant="outlined"
          label={`${quantity} × ${article}${packed ? '' : ', not packed'}`}
        />
      ))}
    </Stack>
  </StickyPanel>
);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 100 },
  { field: 'customer', headerName: 'Customer', width: 220 },
  { field: 'city', headerName: 'City', width: 160 },
  { field: 'placedOn', headerName: 'Placed on', type: 'date', width: 160 },
  { field: 'status', headerName: 'Status', width: 160 },
  { field: 'express', headerName: 'Express', type: 'boolean', width: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 140 },
];

const initialState = {
  pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD] },
  detailPanel: { expandedRowIds: new Set([4101, 4104]) },
};

export default function FullWidthPanel() {
  return (
    <DataGridPro
      rows={orders}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      initialState={initialState}
      hideFooter
      sx={sx}
      aria-label="Orders with many columns"
    />
  );
}
