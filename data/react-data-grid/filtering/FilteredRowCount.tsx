import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
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
  /* preview-start */
  const apiRef = useGridApiContext();
  const matches = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const total = useGridSelector(apiRef, gridRowCountSelector);
  /* preview-end */

  return (
    <Box sx={{ p: 2, borderBlockStart: 1, borderColor: 'divider' }}>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {matches} of {total} apartments match
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * matches) / total}
        aria-label="Matching apartments"
      />
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
      label="Apartments"
    />
  );
}
