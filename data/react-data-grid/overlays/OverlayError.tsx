import * as React from 'react';
import CloudOff from '@mui/icons-material/CloudOff';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridSlotProps } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import type { Apartment } from '../dataset/apartments';
import { fetchApartments } from '../dataset/apartmentServer';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    error?: string | null;
    onRetry?: () => void;
  }
}

/* preview-start */
function NoApartments({ error, onRetry }: GridSlotProps['noRowsOverlay']) {
  if (!error) return <GridOverlay>No apartments</GridOverlay>;
  return (
    <GridOverlay role="alert">
      <CloudOff color="error" sx={{ fontSize: 48 }} />
      <Typography>The apartments couldn’t be loaded: {error}</Typography>
      <Button variant="contained" onClick={onRetry}>
        Try again
      </Button>
    </GridOverlay>
  );
}
/* preview-end */

const slots = { noRowsOverlay: NoApartments };

export default function OverlayError() {
  const [attempt, setAttempt] = React.useState(1);
  const [answer, setAnswer] = React.useState<{ rows: Apartment[]; error?: string } | null>(null);

  React.useEffect(() => {
    const controller = new AbortController();
    fetchApartments(attempt === 1 ? 'status=503' : '', controller.signal)
      .then(({ rows }) => setAnswer({ rows }))
      .catch((error: Error) => {
        if (!controller.signal.aborted) setAnswer({ rows: [], error: error.message });
      });
    return () => controller.abort();
  }, [attempt]);

  const onRetry = () => {
    setAnswer(null);
    setAttempt(attempt + 1);
  };
  return (
    <DataGrid
      rows={answer?.rows ?? []}
      columns={apartmentColumns}
      loading={answer === null}
      slots={slots}
      slotProps={{ noRowsOverlay: { error: answer?.error, onRetry } }}
      hideFooter
      density="compact"
      aria-label="Apartments"
    />
  );
}
