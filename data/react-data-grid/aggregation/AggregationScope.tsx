import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 100 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 110 },
  { field: 'genre', headerName: 'Genre', width: 115 },
];

const initialState = {
  aggregation: { model: { gross: 'sum' } },
  filter: { filterModel: { items: [{ field: 'genre', operator: 'equals', value: 'Drama' }] } },
};

export default function AggregationScope() {
  const [scope, setScope] = React.useState<'filtered' | 'all'>('filtered');
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scope}
        onChange={(_event, value: typeof scope | null) => value && setScope(value)}
        aria-label="Rows that count"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="filtered">Filtered</ToggleButton>
        <ToggleButton value="all">All</ToggleButton>
      </ToggleButtonGroup>
      <DataGridPremium
        /* preview-start */
        rows={films}
        columns={columns}
        initialState={initialState} // filtered by genre: Drama
        aggregationRowsScope={scope} // 'filtered' or 'all'
        key={scope} // computes the results again when the scope changes
        /* preview-end */
        hideFooter
        aria-label="Dramas, with the total of the dramas or of all films"
      />
    </>
  );
}
