import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

function MatchFooter() {
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);
  return (
    <Box sx={{ p: 2, borderBlockStart: 1, borderColor: 'divider' }}>
      <Typography role="status">
        {matches} of {total} apartments match
      </Typography>
    </Box>
  );
}

export default function FilteredRowCount() {
  return (
    <DataGrid
      rows={apartments}
      columns={apartmentColumns}
      slots={{ footer: MatchFooter }}
      showToolbar
      initialState={{
        filter: {
          filterModel: { items: [{ field: 'heating', operator: 'not', value: 'Gas' }] },
        },
      }}
      aria-label="Apartments with the number of matches"
    />
  );
}
