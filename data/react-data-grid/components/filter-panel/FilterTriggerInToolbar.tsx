import FilterListIcon from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments } from '../../dataset/apartments';

function ApartmentToolbar() {
  return (
    <Toolbar>
      {/* preview-start */}
      <FilterPanelTrigger
        render={(props, { filterCount }) => (
          <Tooltip title={filterCount > 0 ? `Filters, ${filterCount} active` : 'Filters'}>
            <ToolbarButton {...props}>
              <Badge badgeContent={filterCount} color="primary">
                <FilterListIcon fontSize="small" />
              </Badge>
            </ToolbarButton>
          </Tooltip>
        )}
      />
      {/* preview-end */}
    </Toolbar>
  );
}

export default function FilterTriggerInToolbar() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      slots={{ toolbar: ApartmentToolbar }}
      showToolbar
      initialState={{
        filter: { filterModel: { items: [{ field: 'rent', operator: '<=', value: 1200 }] } },
      }}
      aria-label="Apartments"
    />
  );
}
