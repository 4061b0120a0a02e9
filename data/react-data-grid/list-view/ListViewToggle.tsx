import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { carColumns, rentalCars, type RentalCar } from '../dataset/rentalCars';
import { CarItem } from './CarItem';

const rows = rentalCars.slice(0, 20);

const listViewColumn: GridListViewColDef<RentalCar> = {
  field: 'car',
  display: 'flex',
  renderCell: ({ row }) => <CarItem car={row} />,
};

export default function ListViewToggle() {
  const [view, setView] = React.useState('list');

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        onChange={(_event, newView: string | null) => newView && setView(newView)}
        aria-label="View"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="table">Table</ToggleButton>
        <ToggleButton value="list">List</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPro
        rows={rows}
        columns={carColumns}
        /* preview-start */
        listView={view === 'list'}
        listViewColumn={listViewColumn}
        rowHeight={view === 'list' ? 72 : 52}
        /* preview-end */
        initialState={{ sorting: { sortModel: [{ field: 'rate', sort: 'asc' }] } }}
        aria-label="Rental cars as a table or a list"
      />
    </>
  );
}
