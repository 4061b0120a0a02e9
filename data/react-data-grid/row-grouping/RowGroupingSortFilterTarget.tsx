import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as field,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const targets = {
  /* preview-start */
  company: {
    groupingColDef: { width: 210 },
    filter: { field, operator: 'startsWith', value: 'V' },
  },
  year: {
    groupingColDef: { width: 210, mainGroupingCriteria: 'year' },
    filter: { field, operator: '>', value: 2021 },
  },
  title: {
    groupingColDef: { width: 210, leafField: 'title' },
    filter: { field, operator: 'contains', value: 'e' },
  },
  /* preview-end */
};

export default function RowGroupingSortFilterTarget() {
  const [name, setName] = React.useState<keyof typeof targets>('company');
  const { filter, groupingColDef } = targets[name];
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        onChange={(_event, value: typeof name | null) => value && setName(value)}
        aria-label="What the grouping column sorts and filters"
      >
        <ToggleButton value="company">Company</ToggleButton>
        <ToggleButton value="year">Year</ToggleButton>
        <ToggleButton value="title">Title</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        Sorted descending, filtered by: {name} {filter.operator} {filter.value}
      </Typography>
      <DataGridPremium
        // A new key resets the models, because each target has its own operators.
        key={name}
        rows={films}
        columns={filmColumns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['company', 'year'] },
          columns: { columnVisibilityModel: { company: false, year: false } },
          sorting: { sortModel: [{ field, sort: 'desc' }] },
          filter: { filterModel: { items: [filter] } },
        }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
        aria-label={`Films, the grouping column filtered by ${name}`}
      />
    </>
  );
}
