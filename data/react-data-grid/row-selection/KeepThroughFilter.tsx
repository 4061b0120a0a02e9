import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

export default function KeepThroughFilter() {
  const apiRef = useGridApiRef();
  const [keep, setKeep] = React.useState(true);
  const search = (words: string[]) => apiRef.current?.setQuickFilterValues(words);
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
          label="keepNonExistentRowsSelected"
        />
        <Button variant="outlined" onClick={() => search(['M8'])}>
          Find M8
        </Button>
        <Button variant="outlined" onClick={() => search([])}>
          Show all
        </Button>
      </Stack>
      <Box sx={{ blockSize: 370 }}>
        <DataGrid
          apiRef={apiRef}
          rows={parts}
          columns={partColumns}
          checkboxSelection
          keepNonExistentRowsSelected={keep}
          aria-label="Parts, selected while filtered"
        />
      </Box>
    </Stack>
  );
}
