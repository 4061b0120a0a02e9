import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

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
      <DataGridPremium
        // Sort and filter models can refer to the grouping columns of the other mode.
        key={mode}
        rows={films}
        columns={filmColumns}
        /* preview-start */
        rowGroupingColumnMode={mode}
        initialState={{
          rowGrouping: { model: ['company', 'genre'] },
          columns: { columnVisibilityModel: { company: false, genre: false } },
        }}
        /* preview-end */
        defaultGroupingExpansionDepth={1}
        hideFooter
        aria-label={`Films with grouping columns in ${mode} mode`}
      />
    </>
  );
}
