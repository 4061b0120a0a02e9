import Button from '@mui/material/Button';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments } from '../../dataset/apartments';

/* preview-start */
function ApartmentToolbar() {
  return (
    <Toolbar>
      <FilterPanelTrigger render={<ToolbarButton render={<Button size="small" />} />}>
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}
const slots = { toolbar: ApartmentToolbar };
/* preview-end */

export default function FilterTriggerBasic() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      slots={slots}
      showToolbar
      aria-label="Apartments"
    />
  );
}
