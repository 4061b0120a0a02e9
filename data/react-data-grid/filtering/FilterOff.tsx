import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

export default function FilterOff() {
  return (
    <Box sx={{ blockSize: 400, inlineSize: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={apartmentColumns}
        disableColumnFilter
        aria-label="Apartments without filters"
      />
    </Box>
  );
}
