import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridQuickFilterValuesSelector,
  GridOverlay,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
function NoMatches() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  return (
    <GridOverlay>
      <SearchOff color="action" sx={{ fontSize: 48 }} />
      <Typography>
        No order matches {words.length > 0 ? `“${words.join(' ')}”` : 'your filters'}
      </Typography>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>Clear filters</Button>
    </GridOverlay>
  );
}

const slots = { noResultsOverlay: NoMatches };
/* preview-end */

const filterModel = { items: [], quickFilterValues: ['oslo'] };

export default function OverlayNoResultsOwn() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={slots}
      initialState={{ filter: { filterModel } }}
      showToolbar
      label="Orders"
    />
  );
}
