import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import {
  DataGridPro,
  gridDensitySelector,
  gridFilterModelSelector,
  gridRowSelectionIdsSelector,
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

function FleetToolbar() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, gridRowSelectionIdsSelector);
  const isCompact = useGridSelector(apiRef, gridDensitySelector) === 'compact';
  const rentedOnly = useGridSelector(apiRef, gridFilterModelSelector).items.length > 0;

  /* preview-start */
  const toggleRented = () => {
    const item = { field: 'free', operator: 'is', value: 'false' };
    apiRef.current.setFilterModel({ items: rentedOnly ? [] : [item] });
  };
  const toggleDensity = () => apiRef.current.setDensity(isCompact ? 'standard' : 'compact');
  const returnCars = () => {
    apiRef.current.updateRows([...selected.keys()].map((id) => ({ id, free: true })));
    apiRef.current.setRowSelectionModel({ type: 'include', ids: new Set() });
  };
  /* preview-end */

  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-start' }}>
      <QuickFilter expanded style={{ flex: '1 1 100%' }}>
        <QuickFilterControl
          fullWidth
          size="small"
          placeholder="Search the fleet"
          slotProps={{ htmlInput: { 'aria-label': 'Search the fleet' } }}
        />
      </QuickFilter>
      <ToggleButton size="small" value="rented" selected={rentedOnly} onChange={toggleRented}>
        Rented
      </ToggleButton>
      <ToggleButton size="small" value="compact" selected={isCompact} onChange={toggleDensity}>
        Compact
      </ToggleButton>
      <Button
        variant="contained"
        disabled={selected.size === 0}
        onClick={returnCars}
        sx={{ marginInlineStart: 'auto' }}
      >
        Return {selected.size} {selected.size === 1 ? 'car' : 'cars'}
      </Button>
    </Toolbar>
  );
}

const slots = { toolbar: FleetToolbar };

export default function FleetOnPhone() {
  return (
    <DataGridPro
      rows={rentalCars}
      columns={carColumns}
      listView
      listViewColumn={listViewColumn}
      checkboxSelection // Each tap adds a car to the selection.
      rowHeight={76}
      slots={slots}
      showToolbar
      pagination
      pageSizeOptions={[20]}
      initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
      label="Fleet"
    />
  );
}
