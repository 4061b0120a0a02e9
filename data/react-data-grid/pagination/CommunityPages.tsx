import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../dataset/shipments';

const rows = createShipments(240);
const heaviest = Math.max(...rows.map(({ weight }) => weight));

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment', width: 110 },
  { field: 'city', headerName: 'To', width: 120 },
  {
    field: 'carrier',
    headerName: 'Carrier',
    width: 150,
    renderCell: ({ row }) => <Chip label={row.carrier} size="small" variant="outlined" />,
  },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <>
        <LinearProgress
          variant="determinate"
          value={(100 * row.weight) / heaviest}
          aria-hidden
          sx={{ flex: 1, blockSize: 6, borderRadius: 3 }}
        />
        <Box sx={{ inlineSize: 64 }}>{row.weight} kg</Box>
      </>
    ),
  },
];

/* preview-start */
export default function CommunityPages() {
  return <DataGrid rows={rows} columns={columns} aria-label="Shipments" />;
}
/* preview-end */
