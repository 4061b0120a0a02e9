import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import {
  DataGridPro,
  gridSortModelSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
  type GridListViewColDef,
} from '@mui/x-data-grid-pro';
import { carColumns, rentalCars, type RentalCar } from '../dataset/rentalCars';
import { CarItem } from './CarItem';

const listViewColumn: GridListViewColDef<RentalCar> = {
  field: 'car',
  display: 'flex',
  renderCell: ({ row }) => <CarItem car={row} />,
};

function ListToolbar() {
  const apiRef = useGridApiContext();
  const [sorted] = useGridSelector(apiRef, gridSortModelSelector);
  return (
    <Toolbar style={{ gap: 8 }}>
      <QuickFilter expanded style={{ flex: 1, minWidth: 0 }}>
        <QuickFilterControl
          fullWidth
          size="small"
          placeholder="Search cars"
          slotProps={{ htmlInput: { 'aria-label': 'Search cars' } }}
        />
      </QuickFilter>
      {/* preview-start */}
      <Select
        size="small"
        value={sorted?.field ?? 'rate'}
        onChange={(event) => apiRef.current.sortColumn(event.target.value, 'asc')}
        inputProps={{ 'aria-label': 'Sort by' }}
      >
        <MenuItem value="rate">Lowest rate</MenuItem>
        <MenuItem value="kilometers">Lowest mileage</MenuItem>
        <MenuItem value="city">City</MenuItem>
      </Select>
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: ListToolbar };

export default function SortAndFilter() {
  return (
    <DataGridPro
      rows={rentalCars}
      columns={carColumns}
      listView
      listViewColumn={listViewColumn}
      rowHeight={72}
      slots={slots}
      showToolbar
      initialState={{ sorting: { sortModel: [{ field: 'rate', sort: 'asc' }] } }}
      label="Rental cars"
    />
  );
}
