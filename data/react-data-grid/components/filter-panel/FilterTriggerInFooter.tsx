import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  FilterPanelTrigger,
  gridFilteredRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { apartmentColumns } from '../../dataset/apartmentColumns';
import { apartments } from '../../dataset/apartments';

function ApartmentFooter() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {/* preview-start */}
      <FilterPanelTrigger render={<Button size="small" variant="contained" />}>
        Filter apartments
      </FilterPanelTrigger>
      {/* preview-end */}
      <span role="status">{matches} found</span>
    </Box>
  );
}

export default function FilterTriggerInFooter() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      slots={{ footer: ApartmentFooter }}
      aria-label="Apartments with a filter button in the footer"
    />
  );
}
