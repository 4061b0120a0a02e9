import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { carColumns, rentalCars, type RentalCar } from '../dataset/rentalCars';
import { CarItem } from './CarItem';

const listViewColumn: GridListViewColDef<RentalCar> = {
  field: 'car',
  display: 'flex',
  renderCell: ({ row }) => <CarItem car={row} />,
};

export default function ListViewByWidth() {
  /* preview-start */
  const theme = useTheme();
  const isSmall = useMediaQuery(theme.breakpoints.down('md'));

  return (
    <DataGridPro
      rows={rentalCars}
      columns={carColumns}
      listView={isSmall}
      listViewColumn={listViewColumn}
      rowHeight={isSmall ? 72 : 52}
      aria-label="Rental cars as a list on small screens"
    />
  );
  /* preview-end */
}
