import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company', 'genre'] },
  columns: { columnVisibilityModel: { company: false, genre: false } },
};

const openNorthlight = (node: GridGroupNode) => node.groupingKey === 'Northlight';

export default function RowGroupingExpansion() {
  const [depth, setDepth] = React.useState(1);
  const [hasCallback, setHasCallback] = React.useState(false);
  return (
    <>
      <Stack sx={{ inlineSize: 'min(100%, 300px)', px: 1 }}>
        <Typography id="expansion-depth">defaultGroupingExpansionDepth: {depth}</Typography>
        <Slider
          size="small"
          min={-1}
          max={2}
          marks
          value={depth}
          onChange={(_event, value) => setDepth(value as number)}
          aria-labelledby="expansion-depth"
        />
      </Stack>
      <FormControlLabel
        control={
          <Switch
            checked={hasCallback}
            onChange={(event) => setHasCallback(event.target.checked)}
          />
        }
        label="isGroupExpandedByDefault"
      />
      <DataGridPremium
        rows={films}
        columns={filmColumns}
        initialState={initialState}
        /* preview-start */
        defaultGroupingExpansionDepth={depth}
        // openNorthlight returns node.groupingKey === 'Northlight'.
        isGroupExpandedByDefault={hasCallback ? openNorthlight : undefined}
        /* preview-end */
        hideFooter
        aria-label="Films by company and genre, with expandable groups"
      />
    </>
  );
}
