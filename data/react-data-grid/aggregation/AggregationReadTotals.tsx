import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  QuickFilter,
  QuickFilterControl,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
function Headline() {
  const apiRef = useGridApiContext();
  const totals = useGridSelector(apiRef, gridAggregationLookupSelector)[GRID_ROOT_GROUP_ID];
  return (
    <Stack direction="row" spacing={1} sx={{ p: 1 }}>
      <Figure label="Films" value={totals?.title?.value ?? 0} />
      <Figure label="Total gross" value={`€${totals?.gross?.value ?? 0}M`} />
    </Stack>
  );
}
// The grid computes the totals, but displays none.
const getAggregationPosition = () => 'inline' as const;
/* preview-end */

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <Paper variant="outlined" sx={{ flex: 1, px: 2, py: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography variant="h5" component="p" role="status" aria-label={`${label}: ${value}`}>
        {value}
      </Typography>
    </Paper>
  );
}

function HeadlineToolbar() {
  return (
    <div>
      <Headline />
      <Stack direction="row" sx={{ px: 1, pb: 1 }}>
        <QuickFilter expanded>
          <QuickFilterControl
            size="small"
            placeholder="Search films"
            slotProps={{ htmlInput: { 'aria-label': 'Search films' } }}
          />
        </QuickFilter>
      </Stack>
    </div>
  );
}

const initialState = { aggregation: { model: { title: 'size', gross: 'sum' } } };
const slots = { toolbar: HeadlineToolbar };

export default function AggregationReadTotals() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      getAggregationPosition={getAggregationPosition}
      showToolbar
      slots={slots}
      hideFooter
      aria-label="Films that match the search"
    />
  );
}
