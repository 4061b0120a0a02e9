import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Number of the flight' },
  { field: 'route', headerName: 'Route' },
  { field: 'remark', headerName: 'Remark' },
];
const start = { includeHeaders: true, includeOutliers: false, expand: false };
const names = Object.keys(start) as (keyof typeof start)[];

export default function AutosizePlayground() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState(start);
  return (
    <Stack spacing={1} sx={{ inlineSize: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Switch
                checked={options[name]}
                onChange={(event) => setOptions({ ...options, [name]: event.target.checked })}
              />
            }
          />
        ))}
        <Button variant="outlined" onClick={() => apiRef.current?.autosizeColumns(options)}>
          Autosize
        </Button>
      </Stack>
      <Box sx={{ blockSize: 371 }}>
        <DataGrid
          apiRef={apiRef}
          rows={flights}
          columns={columns}
          aria-label="Flights to autosize"
        />
      </Box>
    </Stack>
  );
}
