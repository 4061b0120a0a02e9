import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

export default function Checkboxes() {
  const [checkboxSelection, setCheckboxSelection] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={checkboxSelection}
            onChange={(event) => setCheckboxSelection(event.target.checked)}
          />
        }
        label="checkboxSelection"
      />
      <Box sx={{ blockSize: 370 }}>
        <DataGrid
          // Several rows are selected only with checkboxes: start anew without them.
          key={String(checkboxSelection)}
          rows={parts}
          columns={partColumns}
          checkboxSelection={checkboxSelection}
          aria-label="Parts with checkboxes"
        />
      </Box>
    </Stack>
  );
}
