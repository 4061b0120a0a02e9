import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { rentalCars, type RentalCar } from '../dataset/rentalCars';

const columns: GridColDef<RentalCar>[] = [
  { field: 'id', headerName: 'Car', width: 90, sortable: false },
  { field: 'brand', headerName: 'Brand', width: 100, sortable: false },
  {
    field: 'free',
    headerName: 'Status',
    width: 120,
    sortable: false,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        color={row.free ? 'success' : 'default'}
        label={row.free ? 'Available' : 'Rented'}
      />
    ),
  },
  /* preview-start */
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 120, sortable: false },
];

export default function ApiUnsortableColumn() {
  const apiRef = useGridApiRef();
  const sort = (direction: GridSortDirection) => apiRef.current?.sortColumn('rate', direction);
  /* preview-end */

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => sort('asc')}>Cheapest first</Button>
        <Button onClick={() => sort('desc')}>Most expensive first</Button>
        <Button onClick={() => sort(null)}>Original order</Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rentalCars}
        columns={columns}
        hideFooter
        aria-label="Rental cars that are sorted with buttons"
      />
    </>
  );
}
