import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const options = [
  { field: 'company', label: 'Company' },
  { field: 'genre', label: 'Genre' },
  { field: 'year', label: 'Year' },
];

export default function RowGroupingControlledModel() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['genre']);
  const toggle = (field: string) =>
    setModel(model.includes(field) ? model.filter((one) => one !== field) : [...model, field]);
  return (
    <>
      <Stack direction="row" spacing={1} role="group" aria-label="Group by" sx={{ mb: 1 }}>
        {options.map(({ field, label }) => (
          <Chip
            key={field}
            label={label}
            variant={model.includes(field) ? 'filled' : 'outlined'}
            aria-pressed={model.includes(field)}
            onClick={() => toggle(field)}
          />
        ))}
      </Stack>
      <DataGridPremium
        /* preview-start */
        rows={films}
        columns={filmColumns}
        rowGroupingModel={model}
        onRowGroupingModelChange={setModel}
        /* preview-end */
        hideFooter
        aria-label="Films, grouped by the selected columns"
      />
      <Typography variant="body2" role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        {JSON.stringify(model)}
      </Typography>
    </>
  );
}
