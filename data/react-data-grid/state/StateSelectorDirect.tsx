import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedRowCountSelector,
  gridSortModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

export default function StateSelectorDirect() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Sort or filter first');
  /* preview-start */
  const read = () => {
    const count = gridExpandedRowCountSelector(apiRef);
    const [rule] = gridSortModelSelector(apiRef);
    setText(`${count} cars, ${rule ? `sorted by ${rule.field} (${rule.sort})` : 'not sorted'}`);
  };
  /* preview-end */
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={read} sx={{ flexShrink: 0 }}>
          Read the state
        </Button>
        <Typography variant="body2" role="status">
          {text}
        </Typography>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rentalCars}
        columns={carColumns}
        hideFooter
        aria-label="Rental cars"
      />
    </>
  );
}
