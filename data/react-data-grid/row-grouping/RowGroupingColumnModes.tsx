import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company', 'genre'] },
  columns: { columnVisibilityModel: { company: false, genre: false } },
};

export default function RowGroupingColumnModes() {
  const [mode, setMode] = React.useState<'single' | 'multiple'>('multiple');
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_event, value: typeof mode | null) => value && setMode(value)}
        aria-label="rowGroupingColumnMode"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="single">single</ToggleButton>
        <ToggleButton value="multiple">multiple</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ blockSize: 380 }}>
        <DataGridPremium
          // Models that name a grouping column of the other mode would be left over.
          key={mode}
          rows={films}
          columns={filmColumns}
          initialState={initialState}
          rowGroupingColumnMode={mode}
          defaultGroupingExpansionDepth={1}
          hideFooter
          aria-label={`Films with grouping columns in ${mode} mode`}
        />
      </Box>
    </>
  );
}
