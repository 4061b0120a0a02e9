import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const fields = ['company', 'genre', 'year'];

export default function RowGroupingControlledModel() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['genre']);
  const toggle = (field: string) =>
    setModel(model.includes(field) ? model.filter((one) => one !== field) : [...model, field]);
  return (
    <>
      <Stack direction="row" spacing={1} role="group" aria-label="Group by" sx={{ mb: 1 }}>
        {fields.map((field) => (
          <Chip
            key={field}
            label={field}
            variant={model.includes(field) ? 'filled' : 'outlined'}
            aria-pressed={model.includes(field)}
            onClick={() => toggle(field)}
          />
        ))}
      </Stack>
      <Box sx={{ blockSize: 380 }}>
        <DataGridPremium
          rows={films}
          columns={filmColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={(next) => setModel(next)}
          hideFooter
          aria-label="Films, grouped by the chosen fields"
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        {JSON.stringify(model)}
      </Typography>
    </>
  );
}
