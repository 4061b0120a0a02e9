import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

/** Follows the page of the grid that it is in. */
export function PagePosition() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const count = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', px: 1 }}>
      <Button size="small" disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
        Back
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
