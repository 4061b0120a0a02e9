import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

export default function RowGroupingOff() {
  const [isOff, setIsOff] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={(event) => setIsOff(event.target.checked)} />}
        label="disableRowGrouping"
      />
      <DataGridPremium
        /* preview-start */
        rows={films}
        columns={filmColumns}
        initialState={{ rowGrouping: { model: ['company'] } }}
        disableRowGrouping={isOff}
        /* preview-end */
        hideFooter
        aria-label="Films, grouped by company unless grouping is off"
      />
    </>
  );
}
