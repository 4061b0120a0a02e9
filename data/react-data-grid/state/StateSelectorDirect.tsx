import * as React from 'react';
import Box from '@mui/material/Box';
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
  const [text, setText] = React.useState('Sort or filter, then read');
  const read = () => {
    const [rule] = gridSortModelSelector(apiRef);
    const count = gridExpandedRowCountSelector(apiRef);
    setText(`${count} cars, ${rule ? `by ${rule.field} ${rule.sort}` : 'not sorted'}`);
  };
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={read} sx={{ flexShrink: 0 }}>
          Read the state
        </Button>
        <Typography variant="body2" role="status" noWrap>
          {text}
        </Typography>
      </Stack>
      <Box sx={{ blockSize: 380 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rentalCars}
          columns={carColumns}
          hideFooter
          aria-label="Cars whose state a button reads"
        />
      </Box>
    </>
  );
}
