import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridRowSelectionIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { rentalCars, type RentalCar } from '../dataset/rentalCars';

const columns: GridColDef<RentalCar>[] = [
  { field: 'brand', headerName: 'Brand', flex: 1 },
  { field: 'city', headerName: 'City', flex: 1 },
];
const available = rentalCars.slice(0, 12);
const booked = rentalCars.slice(12, 14);

/* preview-start */
export default function ApiTwoGrids() {
  const availableRef = useGridApiRef();
  const bookedRef = useGridApiRef();

  const move = (from: typeof availableRef, to: typeof availableRef) => {
    for (const [id, row] of gridRowSelectionIdsSelector(from)) {
      to.current?.updateRows([row]);
      from.current?.updateRows([{ id, _action: 'delete' }]);
    }
  };
  /* preview-end */

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <Stack sx={{ flex: 1, minInlineSize: 0, minBlockSize: 0 }}>
        <Button onClick={() => move(availableRef, bookedRef)}>Book the selected cars</Button>
        <DataGrid
          apiRef={availableRef}
          rows={available}
          columns={columns}
          density="compact"
          checkboxSelection
          hideFooter
          aria-label="Available cars"
        />
      </Stack>
      <Stack sx={{ flex: 1, minInlineSize: 0, minBlockSize: 0 }}>
        <Button onClick={() => move(bookedRef, availableRef)}>Return the selected cars</Button>
        <DataGrid
          apiRef={bookedRef}
          rows={booked}
          columns={columns}
          density="compact"
          checkboxSelection
          hideFooter
          aria-label="Booked cars"
        />
      </Stack>
    </Stack>
  );
}
