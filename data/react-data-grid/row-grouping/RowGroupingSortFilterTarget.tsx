import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD as field,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const targets = {
  company: { colDef: { width: 210 }, operator: 'startsWith', value: 'V' },
  year: { colDef: { mainGroupingCriteria: 'year', width: 210 }, operator: '>', value: 2021 },
  title: { colDef: { leafField: 'title', width: 210 }, operator: 'contains', value: 'e' },
};
const createState = ({ operator, value }: (typeof targets)[keyof typeof targets]) => ({
  rowGrouping: { model: ['company', 'year'] },
  columns: { columnVisibilityModel: { company: false, year: false } },
  sorting: { sortModel: [{ field, sort: 'desc' as const }] },
  filter: { filterModel: { items: [{ field, operator, value }] } },
});

export default function RowGroupingSortFilterTarget() {
  const [name, setName] = React.useState<keyof typeof targets>('company');
  const target = targets[name];
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={name}
        onChange={(_event, value: typeof name | null) => value && setName(value)}
        aria-label="What the grouping column sorts and filters"
      >
        <ToggleButton value="company">company</ToggleButton>
        <ToggleButton value="year">year</ToggleButton>
        <ToggleButton value="title">title of the leaves</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        Descending, {target.operator} {target.value}
      </Typography>
      <Box sx={{ blockSize: 420 }}>
        <DataGridPremium
          // Start anew: operators and values belong to the target chosen before.
          key={name}
          rows={films}
          columns={filmColumns}
          initialState={createState(target)}
          groupingColDef={target.colDef}
          defaultGroupingExpansionDepth={-1}
          hideFooter
          aria-label={`Films, the grouping column filtered by ${name}`}
        />
      </Box>
    </>
  );
}
