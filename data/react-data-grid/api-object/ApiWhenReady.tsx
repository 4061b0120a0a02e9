import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

const HIGHEST = rentalCars.reduce((a, b) => (b.rate > a.rate ? b : a));

/* preview-start */
function Fleet() {
  const apiRef = useGridApiRef();
  React.useEffect(() => {
    apiRef.current?.selectRow(HIGHEST.id);
    apiRef.current?.setCellFocus(HIGHEST.id, 'rate');
    const frame = requestAnimationFrame(() =>
      apiRef.current?.scrollToIndexes({ rowIndex: rentalCars.indexOf(HIGHEST) }),
    );
    return () => cancelAnimationFrame(frame);
  }, [apiRef]);

  return <DataGrid apiRef={apiRef} rows={rentalCars} columns={carColumns} aria-label="Fleet" />;
}
/* preview-end */

export default function ApiWhenReady() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close the fleet' : 'Find the highest rate'}
        </Button>
      </Box>
      {isOpen && <Fleet />}
    </>
  );
}
