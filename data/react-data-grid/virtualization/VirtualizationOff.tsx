import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createStations, readTemperature, type Station } from '../dataset/stations';
import CellCount from './CellCount';

const dayColumns = Array.from({ length: 19 }, (_, index): GridColDef<Station> => ({
  field: `day${index + 1}`,
  headerName: `May ${index + 1}`,
  type: 'number',
  width: 100,
  valueGetter: (_value, station) => readTemperature(station.id, index + 1),
  valueFormatter: (value: number) => value.toFixed(1),
}));
const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...dayColumns,
];
const rows = createStations(100);

export default function VirtualizationOff() {
  const [disabled, setDisabled] = React.useState(false);
  const [time, setTime] = React.useState<number>();

  const toggle = (event: React.ChangeEvent<HTMLInputElement>) => {
    const start = performance.now();
    setDisabled(event.target.checked);
    // The timer runs after the frame in which the browser shows the change.
    requestAnimationFrame(() => setTimeout(() => setTime(performance.now() - start)));
  };

  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={disabled} onChange={toggle} />}
          label="disableVirtualization"
        />
        <Typography variant="body2" role="status">
          {time !== undefined && `Rendered in ${Math.round(time)} ms`}
        </Typography>
      </Stack>
      {/* preview-start */}
      <DataGrid
        rows={rows}
        columns={columns}
        disableVirtualization={disabled}
        slots={{ footer: CellCount }}
        aria-label="Temperatures in °C by station and day of May"
      />
      {/* preview-end */}
    </>
  );
}
