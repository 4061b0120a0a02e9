import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createStations, readTemperature, type Station } from '../dataset/stations';
import CellCount from './CellCount';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const readMonth = ({ id }: Station) => DAYS.map((day) => readTemperature(id, day));

/** One SVG element: a light cell, because many of them appear while users scroll. */
function Trend({ values, label }: { values: number[]; label: string }) {
  const lowest = Math.min(...values);
  const scale = 36 / (Math.max(...values) - lowest);
  const points = values.map((value, day) => `${day * 4},${38 - (value - lowest) * scale}`);
  return (
    <Box
      component="svg"
      viewBox="0 0 120 40"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      sx={{ display: 'block', blockSize: '100%', inlineSize: '100%', color: 'primary.main' }}
    >
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
}

const columns: GridColDef<Station>[] = [
  { field: 'id', headerName: 'Station', type: 'number', width: 100 },
  {
    field: 'month',
    headerName: 'Daily temperatures in May',
    flex: 1,
    minWidth: 200,
    sortable: false,
    filterable: false,
    renderCell: ({ row }) => (
      <Trend values={readMonth(row)} label={`Daily temperatures, station ${row.id}`} />
    ),
  },
  {
    field: 'latest',
    headerName: 'May 31',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => readTemperature(row.id, 31),
    renderCell: ({ value }) => (
      <Chip
        size="small"
        variant="outlined"
        color={value < 14 ? 'info' : 'warning'}
        label={<span dir="ltr">{value.toFixed(1)} °C</span>}
      />
    ),
  },
];

/* preview-start */
const rows = createStations(100_000);

export default function HundredThousandRows() {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      slots={{ footer: CellCount }}
      aria-label="May temperatures at 100,000 weather stations"
    />
  );
}
/* preview-end */
