import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

function CarsPagination() {
  /* preview-start */
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  /* preview-end */
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', px: 1 }}>
      <Button size="small" disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
        Previous
      </Button>
      <Typography variant="body2" role="status">
        Page {page + 1} of {count}
      </Typography>
      <Button
        size="small"
        disabled={page >= count - 1}
        onClick={() => apiRef.current.setPage(page + 1)}
      >
        Next
      </Button>
    </Stack>
  );
}

export default function StateSelectorHook() {
  return (
    <DataGrid
      rows={rentalCars}
      columns={carColumns}
      initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
      pageSizeOptions={[10]}
      slots={{ pagination: CarsPagination }}
      hideFooterSelectedRowCount
      aria-label="Rental cars with custom pagination"
    />
  );
}
