import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

const columns = apartmentColumns.map((column) =>
  column.field === 'rating' ? { ...column, filterable: false } : column,
);

export default function FilterOffOneColumn() {
  return (
    <Box sx={{ blockSize: 400, inlineSize: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={columns}
        showToolbar
        aria-label="Apartments, the rating has no filter"
      />
    </Box>
  );
}
