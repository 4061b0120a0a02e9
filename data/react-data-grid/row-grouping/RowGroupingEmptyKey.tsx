import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['series'] },
  columns: { columnVisibilityModel: { series: false } },
};

export default function RowGroupingEmptyKey() {
  const [emptyKey, setEmptyKey] = React.useState<string | null>(null);
  const columns = React.useMemo<GridColDef<Film>[]>(
    () => [
      /* preview-start */
      {
        field: 'series',
        headerName: 'Series',
        width: 140,
        // `emptyKey` is null or 'No series'.
        groupingValueGetter: (value: string | null) => value ?? emptyKey,
      },
      /* preview-end */
      { field: 'title', headerName: 'Title', width: 170 },
      { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120, groupable: false },
    ],
    [emptyKey],
  );
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={emptyKey !== null}
            onChange={(event) => setEmptyKey(event.target.checked ? 'No series' : null)}
          />
        }
        label="Group films without a series"
      />
      <DataGridPremium
        rows={films}
        columns={columns}
        initialState={initialState}
        density="compact"
        hideFooter
        aria-label="Films by series"
      />
    </>
  );
}
