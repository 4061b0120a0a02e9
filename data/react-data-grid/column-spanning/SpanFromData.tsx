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

function TourChip({ kind, label }: Pick<Tour, 'kind'> & Pick<ChipProps, 'label'>) {
  return <Chip label={label} {...looks[kind]} sx={{ inlineSize: '100%' }} />;
}

/* preview-start */
const day = {
  width: 132,
  colSpan: (tour?: Tour) => tour?.days,
  valueFormatter: (tour?: Tour) =>
    tour && tour.days > 1 ? `${tour.title}, ${tour.days} days` : (tour?.title ?? ''),
  renderCell: ({ value: tour, formattedValue }) =>
    tour && <TourChip kind={tour.kind} label={formattedValue} />,
} satisfies Partial<GridColDef<Truck, Tour, string>>;

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
