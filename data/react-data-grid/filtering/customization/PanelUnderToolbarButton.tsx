import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar } from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments } from '../../dataset/apartments';

/* preview-start */
function FilterToolbar() {
  return (
    <Toolbar style={{ justifyContent: 'flex-start' }}>
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Button {...props} size="small" startIcon={<FilterListIcon />}>
            {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
          </Button>
        )}
      />
    </Toolbar>
  );
}
/* preview-end */

const slots = { toolbar: FilterToolbar };
const slotProps = { basePopper: { placement: 'bottom-start' } } as const;

export default function PanelUnderToolbarButton() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      slots={slots}
      slotProps={slotProps}
      showToolbar
      aria-label="Apartments with a filter button"
    />
  );
}
