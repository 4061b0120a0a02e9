import * as React from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridFooterContainer,
  GridPagination,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

/* preview-start */
declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    connected?: boolean;
  }
}

function StatusFooter({ connected }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer>
      <Status connected={connected} />
      <GridPagination />
    </GridFooterContainer>
  );
}
/* preview-end */

function Status({ connected = false }) {
  return (
    <Chip
      role="status"
      size="small"
      variant="outlined"
      color={connected ? 'success' : 'error'}
      label={connected ? 'Live' : 'Connection lost'}
      sx={{ ml: 1 }}
    />
  );
}

export default function SlotFooterStatus() {
  const [connected, setConnected] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={connected} onChange={(_event, next) => setConnected(next)} />}
        label="Connected"
      />
      <DataGrid
        rows={huts}
        columns={hutColumns}
        slots={{ footer: StatusFooter }}
        slotProps={{ footer: { connected } }}
        density="compact"
        aria-label="Mountain huts"
      />
    </>
  );
}
