import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
type GetPosition = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

// The whole grid is a group too. Its node has the depth -1.
const positions: Record<string, GetPosition> = {
  'Group rows and grand total': (node) => (node.depth === -1 ? 'footer' : 'inline'),
  'Below each group': () => 'footer',
  'Group rows only': (node) => (node.depth === -1 ? null : 'inline'),
  'Grand total only': (node) => (node.depth === -1 ? 'footer' : null),
};
/* preview-end */

const initialState = {
  rowGrouping: { model: ['company'] },
  aggregation: { model: { gross: 'sum' } },
  columns: { columnVisibilityModel: { company: false, genre: false, title: false, year: false } },
};
const groupingColDef = {
  headerName: 'Company and title',
  leafField: 'title',
  flex: 1,
  minWidth: 170,
};

export default function AggregationPlacement() {
  const [name, setName] = React.useState('Below each group');
  return (
    <>
      <RadioGroup
        row
        aria-label="Position of the totals"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ mb: 1 }}
      >
        {Object.keys(positions).map((label) => (
          <FormControlLabel key={label} value={label} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      <DataGridPremium
        rows={films}
        columns={filmColumns}
        initialState={initialState}
        groupingColDef={groupingColDef}
        getAggregationPosition={positions[name]}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
        aria-label="Films by company, with totals in the selected position"
      />
    </>
  );
}
