import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

/* preview-start */
function PageToolbar() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const lastPage = useGridSelector(apiRef, gridPageCountSelector) - 1;
  const goTo = (next: number) => apiRef.current.setPage(next);
  /* preview-end */

  return (
    <Toolbar>
      <Typography sx={{ flex: 1, fontWeight: 'medium', px: 1 }}>
        Rental cars, page {page + 1}
      </Typography>
      <ToolbarButton aria-label="First page" disabled={page === 0} onClick={() => goTo(0)}>
        <FirstPage sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
      </ToolbarButton>
      <ToolbarButton
        aria-label="Last page"
        disabled={page === lastPage}
        onClick={() => goTo(lastPage)}
      >
        <LastPage sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />
      </ToolbarButton>
    </Toolbar>
  );
}

const slots = { toolbar: PageToolbar };
const initialState = { pagination: { paginationModel: { pageSize: 10 } } };

export default function ApiFromToolbar() {
  return (
    <DataGrid
      rows={rentalCars}
      columns={carColumns}
      initialState={initialState}
      pageSizeOptions={[10]}
      slots={slots}
      showToolbar
      aria-label="Rental cars with page buttons in the toolbar"
    />
  );
}
