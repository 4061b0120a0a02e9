import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments } from '../../dataset/apartments';

export default function FilterOnColumn() {
  const apiRef = useGridApiRef();
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  return (
    <>
      <Stack ref={setBox} direction="row" sx={{ alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="p" variant="body2">
          Filter by
        </Typography>
        {/* preview-start */}
        <Button size="small" onClick={() => apiRef.current?.showFilterPanel('rent')}>
          Rent
        </Button>
        <Button size="small" onClick={() => apiRef.current?.showFilterPanel('availableFrom')}>
          Date
        </Button>
        {/* preview-end */}
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={apartments}
        columns={apartmentColumns}
        slotProps={{ panel: { target: box }, basePopper: { placement: 'bottom-start' } }}
        aria-label="Apartments with filter buttons above the grid"
      />
    </>
  );
}
