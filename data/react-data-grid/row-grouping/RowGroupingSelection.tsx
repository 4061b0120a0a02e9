import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridRowSelectionModel } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
};
const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function RowGroupingSelection() {
  const [propagation, setPropagation] = React.useState({ parents: true, descendants: true });
  const [model, setModel] = React.useState(none);
  return (
    <>
      {(['parents', 'descendants'] as const).map((key) => (
        <FormControlLabel
          key={key}
          control={
            <Checkbox
              checked={propagation[key]}
              onChange={(event) => {
                setPropagation({ ...propagation, [key]: event.target.checked });
                setModel(none);
              }}
            />
          }
          label={key}
        />
      ))}
      <Box sx={{ blockSize: 380 }}>
        <DataGridPremium
          rows={films}
          columns={filmColumns}
          initialState={initialState}
          checkboxSelection
          rowSelectionPropagation={propagation}
          rowSelectionModel={model}
          onRowSelectionModelChange={(next) => setModel(next)}
          defaultGroupingExpansionDepth={1}
          hideFooter
          aria-label="Films to select by company"
        />
      </Box>
      <Typography variant="body2" role="status" noWrap sx={{ mt: 1 }}>
        {model.type}: {[...model.ids].join(', ') || 'no ids'}
      </Typography>
    </>
  );
}
