import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridRowSelectionModel } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
};
const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function RowGroupingSelection() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);
  const [model, setModel] = React.useState(none);
  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label="rowSelectionPropagation"
        onChange={() => setModel(none)}
      >
        <FormControlLabel
          label="parents"
          control={
            <Checkbox checked={parents} onChange={(event) => setParents(event.target.checked)} />
          }
        />
        <FormControlLabel
          label="descendants"
          control={
            <Checkbox
              checked={descendants}
              onChange={(event) => setDescendants(event.target.checked)}
            />
          }
        />
      </Stack>
      <DataGridPremium
        rows={films}
        columns={filmColumns}
        initialState={initialState}
        /* preview-start */
        checkboxSelection
        rowSelectionPropagation={{ parents, descendants }}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        /* preview-end */
        defaultGroupingExpansionDepth={1}
        hideFooter
        aria-label="Films by company, with checkboxes"
      />
      <Typography variant="body2" role="status" noWrap sx={{ mt: 1 }}>
        {model.type}: {[...model.ids].join(', ') || 'no ids'}
      </Typography>
    </>
  );
}
