import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { partColumns, parts } from '../dataset/parts';

export default function VisibleOnlySelectAll() {
  const [visibleOnly, setVisibleOnly] = React.useState(true);
  return (
    <>
      <FormControlLabel
        control={
          <Switch
            checked={visibleOnly}
            onChange={(event) => setVisibleOnly(event.target.checked)}
          />
        }
        label="checkboxSelectionVisibleOnly"
        sx={{ mb: 1 }}
      />
      <DataGridPro
        rows={parts}
        columns={partColumns}
        /* preview-start */
        checkboxSelection
        checkboxSelectionVisibleOnly={visibleOnly}
        pagination
        /* preview-end */
        pageSizeOptions={[5]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        aria-label="Parts, selected page by page"
      />
    </>
  );
}
