import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { filmColumns, films, type Film } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['series'] },
  columns: { columnVisibilityModel: { series: false } },
};

export default function RowGroupingEmptyKey() {
  const [isNamed, setIsNamed] = React.useState(false);
  const columns = React.useMemo<GridColDef<Film>[]>(
    () => [
      {
        field: 'series',
        headerName: 'Series',
        width: 140,
        groupingValueGetter: (value: string | null) => value ?? (isNamed ? 'No series' : null),
      },
      filmColumns[2]!,
      filmColumns[3]!,
    ],
    [isNamed],
  );
  return (
    <>
      <FormControlLabel
        control={
          <Switch checked={isNamed} onChange={(event) => setIsNamed(event.target.checked)} />
        }
        label="Group films without a series"
      />
      <Box sx={{ blockSize: 380 }}>
        <DataGridPremium
          rows={films}
          columns={columns}
          initialState={initialState}
          hideFooter
          aria-label="Films by series"
        />
      </Box>
    </>
  );
}
