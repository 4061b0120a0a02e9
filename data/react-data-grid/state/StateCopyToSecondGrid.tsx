import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

const firstState: GridInitialState = {
  sorting: { sortModel: [{ field: 'kilometers', sort: 'desc' }] },
  columns: { columnVisibilityModel: { free: false } },
};

export default function StateCopyToSecondGrid() {
  const apiRef = useGridApiRef();
  const [copy, setCopy] = React.useState<{ version: number; state?: GridInitialState }>({
    version: 0,
  });
  const handleCopy = () =>
    setCopy({ version: copy.version + 1, state: apiRef.current?.exportState() });
  return (
    <>
      <Box sx={{ blockSize: 260 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rentalCars}
          columns={carColumns}
          initialState={firstState}
          hideFooter
          density="compact"
          aria-label="Cars to copy from"
        />
      </Box>
      <Button size="small" variant="outlined" onClick={handleCopy} sx={{ my: 1 }}>
        Copy the view down
      </Button>
      <Box sx={{ blockSize: 260 }}>
        <DataGrid
          // A new key mounts a new grid, which reads its initial state.
          key={copy.version}
          rows={rentalCars}
          columns={carColumns}
          initialState={copy.state}
          hideFooter
          density="compact"
          aria-label="Cars in the copied view"
        />
      </Box>
    </>
  );
}
