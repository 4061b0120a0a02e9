import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { partColumns, parts } from '../dataset/parts';

export default function VisibleOnlySelectAll() {
  const [visibleOnly, setVisibleOnly] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={visibleOnly}
            onChange={(event) => setVisibleOnly(event.target.checked)}
          />
        }
        label="checkboxSelectionVisibleOnly"
      />
      <Box sx={{ blockSize: 370 }}>
        <DataGridPro
          rows={parts}
          columns={partColumns}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          checkboxSelection
          checkboxSelectionVisibleOnly={visibleOnly}
          aria-label="Parts, select all of a page"
        />
      </Box>
    </Stack>
  );
}
