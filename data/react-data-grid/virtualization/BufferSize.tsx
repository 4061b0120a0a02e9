import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createStations, readTemperature, type Station } from '../dataset/stations';
import CellCount from './CellCount';

const dayColumns = Array.from({ length: 365 }, (_, index): GridColDef<Station> => ({
  field: `day${index + 1}`,
  headerName: `Day ${index + 1}`,
  type: 'number',
  width: 100,
  valueGetter: (_value, station) => readTemperature(station.id, index / 12),
  valueFormatter: (value: number) => value.toFixed(1),
}));
const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...dayColumns,
];
const rows = createStations(100);

export default function BufferSize() {
  const [buffer, setBuffer] = React.useState(150);

  return (
    <>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 2, mb: 1 }}>
        <Typography variant="body2" id="buffer-size" sx={{ flexShrink: 0, minInlineSize: 110 }}>
          Buffer: {buffer} px
        </Typography>
        <Slider
          value={buffer}
          onChange={(_event, value) => setBuffer(value)}
          min={0}
          max={1500}
          step={50}
          size="small"
          aria-labelledby="buffer-size"
        />
      </Stack>
      {/* preview-start */}
      <DataGrid
        // The grid applies new buffers after the next scroll. A new key applies them immediately.
        key={buffer}
        rows={rows}
        columns={columns}
        rowBufferPx={buffer}
        columnBufferPx={buffer}
        slots={{ footer: CellCount }}
        aria-label="Temperatures in °C by station and day"
      />
      {/* preview-end */}
    </>
  );
}
