import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createStations, readTemperature, type Station } from '../dataset/stations';
import CellCount from './CellCount';

const timeFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  timeZone: 'UTC',
});

/** Tints the cell: blue below 14 °C, orange above. */
function Temperature({ value }: { value: number }) {
  const color = value < 14 ? 'info' : 'warning';
  const share = Math.min(45, Math.abs(value - 14) * 2);
  return (
    <div
      style={{
        paddingInline: 10,
        background: `color-mix(in srgb, var(--${color}) ${share}%, transparent)`,
      }}
    >
      {value.toFixed(1)}
    </div>
  );
}

/* preview-start */
const hourColumns = Array.from({ length: 1_000 }, (_, hour): GridColDef<Station> => ({
  field: `hour${hour}`,
  headerName: timeFormat.format(Date.UTC(2026, 4, 1, hour)),
  type: 'number',
  width: 120,
  valueGetter: (_value, station) => readTemperature(station.id, hour / 24),
  renderCell: ({ value }) => <Temperature value={value} />,
}));
/* preview-end */
const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', width: 90 },
  ...hourColumns,
];
const rows = createStations(100);

export default function ThousandColumns() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      density="compact"
      slots={{ footer: CellCount }}
      aria-label="Hourly temperatures in °C at 100 weather stations"
      sx={(theme) => ({
        '--info': (theme.vars ?? theme).palette.info.main,
        '--warning': (theme.vars ?? theme).palette.warning.main,
        '& .MuiDataGrid-cell:not([data-field="id"])': { p: 0 },
      })}
    />
  );
}
