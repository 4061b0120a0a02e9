import * as React from 'react';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGridPro, type GridRowId } from '@mui/x-data-grid-pro';
import { orders } from '../dataset/orders';
import { columns, getDetailPanelContent, getDetailPanelHeight } from './orderPanel';

export default function KeepPanelsOpen() {
  const [rows, setRows] = React.useState(orders);
  const [isShown, setIsShown] = React.useState(true);
  /* preview-start */
  const [expanded, setExpanded] = React.useState(new Set<GridRowId>([4101, 4105]));

  const grid = (
    <DataGridPro
      rows={rows}
      columns={columns}
      getDetailPanelContent={getDetailPanelContent}
      getDetailPanelHeight={getDetailPanelHeight}
      detailPanelExpandedRowIds={expanded}
      onDetailPanelExpandedRowIdsChange={setExpanded}
      /* preview-end */
      hideFooter
      aria-label="Orders whose packing lists stay open"
    />
  );

  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button startIcon={<Refresh />} onClick={() => setRows(orders.map((row) => ({ ...row })))}>
          Reload orders
        </Button>
        <FormControlLabel
          control={
            <Switch checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
          }
          label="Show orders"
        />
      </Stack>
      {isShown && grid}
    </>
  );
}
