import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridSlotProps } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

declare module '@mui/x-data-grid' {
  interface LoadingOverlayPropsOverrides {
    percent?: number;
  }
}

/* preview-start */
function ImportProgress({ percent = 0 }: GridSlotProps['loadingOverlay']) {
  return (
    <GridOverlay>
      <CircularProgress variant="determinate" value={percent} aria-label="Import progress" />
      <Typography variant="body2">Importing orders: {percent}%</Typography>
    </GridOverlay>
  );
}
/* preview-end */

const STEP = 20;

export default function OverlayLoadingOwn() {
  const [percent, setPercent] = React.useState(40);

  React.useEffect(() => {
    if (percent >= 100) return undefined;
    const timer = setTimeout(() => setPercent(percent + STEP), 1500);
    return () => clearTimeout(timer);
  }, [percent]);

  return (
    <>
      <Button onClick={() => setPercent(0)} sx={{ alignSelf: 'flex-start', mb: 1 }}>
        Import again
      </Button>
      <DataGrid
        rows={percent < 100 ? [] : orders}
        columns={orderColumns}
        loading={percent < 100}
        slots={{ loadingOverlay: ImportProgress }}
        slotProps={{ loadingOverlay: { percent } }}
        hideFooter
        density="compact"
        aria-label="Orders that are imported"
      />
    </>
  );
}
