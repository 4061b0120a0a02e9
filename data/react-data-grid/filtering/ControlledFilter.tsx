import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridFilterItem, type GridFilterModel } from '@mui/x-data-grid';
import { apartmentColumns } from '../dataset/apartmentColumns';
import { apartments } from '../dataset/apartments';

const cheap: GridFilterItem[] = [{ field: 'rent', operator: '<=', value: 1000 }];
const presets: { label: string; items: GridFilterItem[] }[] = [
  { label: 'Up to €1000', items: cheap },
  { label: 'Pets welcome', items: [{ field: 'pets', operator: 'is', value: 'true' }] },
  { label: 'No filter', items: [] },
];

export default function ControlledFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: cheap });
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {presets.map(({ label, items }) => (
          <Button key={label} variant="outlined" onClick={() => setFilterModel({ items })}>
            {label}
          </Button>
        ))}
      </Stack>
      <Box sx={{ blockSize: 370 }}>
        <DataGrid
          rows={apartments}
          columns={apartmentColumns}
          filterModel={filterModel}
          onFilterModelChange={(model) => setFilterModel(model)}
          aria-label="Apartments with a filter model in state"
        />
      </Box>
      <Typography
        component="pre"
        variant="body2"
        role="status"
        sx={{ m: 0, minBlockSize: 44, fontFamily: 'monospace', whiteSpace: 'pre-wrap' }}
      >
        {JSON.stringify(filterModel.items)}
      </Typography>
    </Stack>
  );
}
