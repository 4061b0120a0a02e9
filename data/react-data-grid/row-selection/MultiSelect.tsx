import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { partColumns, parts } from '../dataset/parts';

export default function MultiSelect() {
  const [single, setSingle] = React.useState(false);
  return (
    <>
      <FormControlLabel
        control={<Switch checked={single} onChange={(event) => setSingle(event.target.checked)} />}
        label="disableMultipleRowSelection"
        sx={{ mb: 1 }}
      />
      {/* preview-start */}
      <DataGridPro
        rows={parts}
        columns={partColumns}
        disableMultipleRowSelection={single}
        aria-label="Parts with multiple selection"
      />
      {/* preview-end */}
    </>
  );
}
