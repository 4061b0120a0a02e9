import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight number' },
  { field: 'route', headerName: 'Route' },
  { field: 'remark', headerName: 'Remark' },
];
const start = { includeHeaders: true, includeOutliers: false, expand: false, onlyRemark: false };
const names = Object.keys(start) as (keyof typeof start)[];

export default function AutosizePlayground() {
  const apiRef = useGridApiRef();
  const [{ onlyRemark, ...options }, setChoice] = React.useState(start);
  const choice = { ...options, onlyRemark };

  const fit = () =>
    apiRef.current?.autosizeColumns({ ...options, columns: onlyRemark ? ['remark'] : undefined });
  const reset = () => columns.forEach(({ field }) => apiRef.current?.setColumnWidth(field, 100));

  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', columnGap: 1 }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name === 'onlyRemark' ? "columns: ['remark']" : name}
            slotProps={{ typography: { variant: 'caption' } }}
            control={
              <Switch
                size="small"
                checked={choice[name]}
                onChange={(event) => setChoice({ ...choice, [name]: event.target.checked })}
              />
            }
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, my: 1 }}>
        <Button size="small" variant="outlined" onClick={fit}>
          Autosize
        </Button>
        <Button size="small" onClick={reset}>
          Reset
        </Button>
      </Box>
      <Box sx={{ blockSize: 275 }}>
        <DataGrid
          apiRef={apiRef}
          rows={flights}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Flights to autosize"
        />
      </Box>
    </>
  );
}
