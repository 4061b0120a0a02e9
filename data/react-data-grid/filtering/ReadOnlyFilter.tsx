import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

const columns = apartmentColumns.map((column) =>
  column.field === 'district' ? { ...column, filterable: false } : column,
);

export default function ReadOnlyFilter() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={2}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.showFilterPanel()}
        sx={{ alignSelf: 'start' }}
      >
        Show the locked filter
      </Button>
      <Box sx={{ blockSize: 340 }}>
        <DataGrid
          apiRef={apiRef}
          rows={apartments}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'district', operator: 'equals', value: 'Harbor' }],
              },
            },
          }}
          aria-label="Apartments at the harbor"
        />
      </Box>
    </Stack>
  );
}
