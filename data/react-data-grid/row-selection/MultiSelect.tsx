import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { partColumns, parts } from '../dataset/parts';

export default function MultiSelect() {
  const [single, setSingle] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={single} onChange={(event) => setSingle(event.target.checked)} />}
        label="disableMultipleRowSelection"
      />
      <Box sx={{ blockSize: 370 }}>
        <DataGridPro
          rows={parts}
          columns={partColumns}
          disableMultipleRowSelection={single}
          aria-label="Parts, several to select"
        />
      </Box>
    </Stack>
  );
}
