import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridSlotProps } from '@mui/x-data-grid';
import { createReports, hutColumns } from '../dataset/huts';

const rows = createReports(48);
const initialState = { pagination: { paginationModel: { pageSize: 5 } } };

/* preview-start */
function PageButtons(props: GridSlotProps['basePagination']) {
  const { count, page, rowsPerPage, onPageChange, className } = props;
  return (
    <Stack className={className} sx={{ alignItems: 'center', p: 1 }}>
      <Pagination
        page={page + 1}
        count={Math.ceil(count / rowsPerPage)}
        onChange={(_event, next) => onPageChange(null, next - 1)}
        color="primary"
        siblingCount={0}
      />
    </Stack>
  );
}
/* preview-end */

const slots = { basePagination: PageButtons };

export default function SlotPagination() {
  return (
    <DataGrid
      rows={rows}
      columns={hutColumns}
      initialState={initialState}
      pageSizeOptions={[5]}
      slots={slots}
      density="compact"
      aria-label="Mountain hut reports"
    />
  );
}
