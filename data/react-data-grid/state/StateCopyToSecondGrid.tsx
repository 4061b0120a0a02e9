import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridInitialState } from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

interface Copy {
  version: number;
  view?: GridInitialState | undefined;
}

export default function StateCopyToSecondGrid() {
  const apiRef = useGridApiRef();
  const [copy, setCopy] = React.useState<Copy>({ version: 0 });
  /* preview-start */
  const handleCopy = () =>
    setCopy({ version: copy.version + 1, view: apiRef.current?.exportState() });
  const secondGrid = (
    <DataGrid
      // A new key mounts a new grid, which reads `initialState` again.
      key={copy.version}
      initialState={copy.view}
      rows={rentalCars}
      columns={carColumns}
      hideFooter
      aria-label="Second grid, with the copied view"
    />
  );
  /* preview-end */
  return (
    <>
      <DataGrid
        apiRef={apiRef}
        rows={rentalCars}
        columns={carColumns}
        initialState={{
          sorting: { sortModel: [{ field: 'kilometers', sort: 'desc' }] },
          columns: { columnVisibilityModel: { free: false } },
          density: 'compact',
        }}
        hideFooter
        aria-label="First grid, whose view is copied"
      />
      <Box sx={{ my: 1 }}>
        <Button size="small" variant="outlined" onClick={handleCopy}>
          Copy the view to the second grid
        </Button>
      </Box>
      {secondGrid}
    </>
  );
}
