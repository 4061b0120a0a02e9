import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

const statusColors: Record<string, ChipProps['color']> = {
  'On time': 'success',
  Boarding: 'info',
  'Last call': 'warning',
  Delayed: 'error',
};

const columns: GridColDef<Flight>[] = [
  /* preview-start */
  { field: 'id', headerName: 'Flight', width: 100, cellClassName: 'code' },
  {
    field: 'route',
    headerName: 'Route',
    flex: 2,
    minWidth: 210,
    display: 'flex',
    renderCell: ({ row }) => <Route route={row.route} />,
  },
  { field: 'airline', headerName: 'Airline', flex: 1, minWidth: 150 },
  { field: 'remark', headerName: 'Status', width: 110, renderCell: renderStatus },
  /* preview-end */
];

function Route({ route }: { route: string }) {
  const [from, to] = route.split(' – ');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <span>{from}</span>
      <FlightTakeoff titleAccess="to" fontSize="small" color="action" sx={mirrored} />
      <strong>{to}</strong>
    </Box>
  );
}

function renderStatus({ row }: GridRenderCellParams<Flight>) {
  const [status = ''] = row.remark.split(',');
  return <Chip size="small" label={status} color={statusColors[status]} />;
}

export default function DepartureBoard() {
  return (
    <DataGrid
      rows={flights}
      columns={columns}
      hideFooter
      aria-label="Departures"
      sx={{ '& .code': { fontFamily: 'monospace', fontSize: 14 } }}
    />
  );
}
