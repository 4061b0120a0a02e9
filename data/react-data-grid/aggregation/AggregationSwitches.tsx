import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

/* preview-start */
const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, aggregable: false },
  { field: 'budget', headerName: 'Budget (M€)', type: 'number', width: 130 },
  // Users can't change this total, but the model below still applies.
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 130, aggregable: false },
];
/* preview-end */

const initialState = { aggregation: { model: { gross: 'sum' } } };

export default function AggregationSwitches() {
  const [isOff, setIsOff] = React.useState(false);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={(event) => setIsOff(event.target.checked)} />}
        label="disableAggregation"
      />
      <DataGridPremium
        rows={films}
        columns={columns}
        initialState={initialState}
        disableAggregation={isOff}
        hideFooter
        aria-label="Films with a total that users can’t change"
      />
    </>
  );
}
