import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { carColumns, rentalCars } from '../dataset/rentalCars';

const PAGE_SIZE = 10;
const LAST_PAGE = rentalCars.length / PAGE_SIZE - 1;

export default function ApiFromOutside() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: PAGE_SIZE });
  /* preview-start */
  const apiRef = useGridApiRef();
  const grid = (
    <DataGrid
      apiRef={apiRef}
      rows={rentalCars}
      columns={carColumns}
      paginationModel={paginationModel}
      onPaginationModelChange={setPaginationModel}
      pageSizeOptions={[PAGE_SIZE]}
      aria-label="Rental cars"
    />
  );
  const goTo = (page: number) => apiRef.current?.setPage(page);
  /* preview-end */
  const { page } = paginationModel;

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <Button variant="outlined" disabled={page === 0} onClick={() => goTo(page - 1)}>
          Previous
        </Button>
        <Button variant="outlined" disabled={page === LAST_PAGE} onClick={() => goTo(page + 1)}>
          Next
        </Button>
        <Typography variant="body2" role="status">
          Page {page + 1} of {LAST_PAGE + 1}
        </Typography>
      </Stack>
      {grid}
    </>
  );
}
