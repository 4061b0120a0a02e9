import Build from '@mui/icons-material/Build';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Warehouse from '@mui/icons-material/Warehouse';
import Chip, { type ChipProps } from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trucks, type Tour, type Truck } from '../dataset/warehouse';

const looks: Record<Tour['kind'], Pick<ChipProps, 'color' | 'icon'>> = {
  Delivery: { color: 'primary', icon: <LocalShipping titleAccess="Delivery" /> },
  Pickup: { color: 'success', icon: <Warehouse titleAccess="Pickup" /> },
  Workshop: { color: 'warning', icon: <Build titleAccess="Workshop" /> },
};

function TourChip({ title, kind }: Tour) {
  return <Chip label={title} {...looks[kind]} sx={{ inlineSize: '100%' }} />;
}

/* preview-start */
const day = {
  width: 132,
  colSpan: (tour?: Tour) => tour?.days,
  renderCell: ({ value: tour }) => tour && <TourChip {...tour} />,
} satisfies Partial<GridColDef<Truck, Tour>>;

const columns: GridColDef<Truck>[] = [
  { field: 'name', headerName: 'Truck', width: 90 },
  { field: 'monday', headerName: 'Monday', ...day },
  { field: 'tuesday', headerName: 'Tuesday', ...day },
  { field: 'wednesday', headerName: 'Wednesday', ...day },
  /* preview-end */
  { field: 'thursday', headerName: 'Thursday', ...day },
  { field: 'friday', headerName: 'Friday', ...day },
];

export default function SpanFromData() {
  return (
    <DataGrid
      rows={trucks}
      columns={columns}
      disableColumnMenu
      disableColumnSorting
      showCellVerticalBorder
      hideFooter
      aria-label="Tours of the trucks this week"
    />
  );
}
