import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 130 },
];
const labels = { sum: 'Total', avg: 'Average', min: 'Lowest', max: 'Highest' };

export default function AggregationControlledModel() {
  const [model, setModel] = React.useState<GridAggregationModel>({ rating: 'avg', gross: 'sum' });
  const select = (field: string, name: string) =>
    setModel(({ [field]: _previous, ...others }) => (name ? { ...others, [field]: name } : others));
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 2 }}>
        {['rating', 'gross'].map((field) => (
          <TextField
            key={field}
            select
            size="small"
            label={field === 'rating' ? 'Rating' : 'Gross'}
            value={model[field] ?? ''}
            onChange={(event) => select(field, event.target.value)}
            sx={{ minWidth: 130 }}
          >
            <MenuItem value="">None</MenuItem>
            {Object.entries(labels).map(([name, label]) => (
              <MenuItem key={name} value={name}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <DataGridPremium
        /* preview-start */
        rows={films}
        columns={columns}
        aggregationModel={model}
        onAggregationModelChange={setModel}
        /* preview-end */
        hideFooter
        aria-label="Films with totals that you select above"
      />
    </>
  );
}
