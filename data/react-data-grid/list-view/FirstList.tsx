import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { carColumns, rentalCars, type RentalCar } from '../dataset/rentalCars';
import { CarItem } from './CarItem';

/* preview-start */
const listViewColumn: GridListViewColDef<RentalCar> = {
  field: 'car',
  display: 'flex',
  renderCell: ({ row }) => <CarItem car={row} />,
};

export default function FirstList() {
  return (
    <DataGridPro
      rows={rentalCars}
      columns={carColumns}
      listView
      listViewColumn={listViewColumn}
      rowHeight={72}
      /* preview-end */
      aria-label="Rental cars"
    />
  );
}
