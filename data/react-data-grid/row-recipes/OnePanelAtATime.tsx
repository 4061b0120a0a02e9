import * as React from 'react';
import { DataGridPro, type GridRowId } from '@mui/x-data-grid-pro';
import { orders } from '../dataset/orders';
import { columns, getDetailPanelContent, getDetailPanelHeight } from './orderPanel';

export default function OnePanelAtATime() {
  /* preview-start */
  const [expanded, setExpanded] = React.useState(new Set<GridRowId>([4102]));

  return (
    <DataGridPro
      rows={orders}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      detailPanelExpandedRowIds={expanded}
      onDetailPanelExpandedRowIdsChange={(ids) => setExpanded(new Set([...ids].slice(-1)))}
      /* preview-end */
      hideFooter
      aria-label="Orders with one open packing list at a time"
    />
  );
}
