import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const rowGroupingModel = ['company'];

export default function RowGroupingOff() {
  const [isOff, setIsOff] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isOff} onChange={(event) => setIsOff(event.target.checked)} />}
        label="disableRowGrouping"
      />
      <Box sx={{ blockSize: 380 }}>
        <DataGridPremium
          rows={films}
          columns={filmColumns}
          rowGroupingModel={rowGroupingModel}
          disableRowGrouping={isOff}
          hideFooter
          aria-label="Films, grouping on or off"
        />
      </Box>
    </>
  );
}
