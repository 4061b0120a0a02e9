import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createShipments, shipmentColumns } from '../dataset/shipments';

const rows = createShipments(90);

/* preview-start */
function NumberedPager() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Pagination
      count={pageCount}
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      size="small"
      siblingCount={0}
      sx={{ marginInlineStart: 'auto' }}
    />
  );
}
/* preview-end */

export default function PageNumbers() {
  return (
    <DataGrid
      rows={rows}
      columns={shipmentColumns}
      pageSizeOptions={[5]}
      initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      slots={{ pagination: NumberedPager }}
      aria-label="Shipments with numbered pages"
    />
  );
}
