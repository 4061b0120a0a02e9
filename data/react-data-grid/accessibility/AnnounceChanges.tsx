import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFilteredTopLevelRowCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
function StatusMessage() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const [sorted] = useGridSelector(apiRef, gridSortModelSelector);
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);
  const column = sorted && columns[sorted.field]?.headerName;
  const order = sorted?.sort === 'desc' ? 'descending' : 'ascending';
  return (
    <div role="status" style={{ padding: 8 }}>
      <Chip label={`${count} orders${column ? `, sorted by ${column}, ${order}` : ''}`} />
    </div>
  );
}
/* preview-end */

const slots = { footer: StatusMessage };

export default function AnnounceChanges() {
  return <DataGrid rows={orders} columns={orderColumns} slots={slots} showToolbar label="Orders" />;
}
