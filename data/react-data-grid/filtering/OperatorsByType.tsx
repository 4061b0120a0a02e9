import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

const examples = [
  { field: 'street', label: 'String' },
  { field: 'rent', label: 'Number' },
  { field: 'availableFrom', label: 'Date' },
  { field: 'pets', label: 'Boolean' },
  { field: 'heating', label: 'Single select' },
];

export default function OperatorsByType() {
  const apiRef = useGridApiRef();
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {examples.map(({ field, label }) => (
          <Button
            key={field}
            size="small"
            variant="outlined"
            onClick={() => apiRef.current?.showFilterPanel(field)}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <Box sx={{ blockSize: 420 }}>
        <DataGrid
          apiRef={apiRef}
          rows={apartments}
          columns={apartmentColumns}
          showToolbar
          aria-label="Apartments to filter"
        />
      </Box>
    </Stack>
  );
}
