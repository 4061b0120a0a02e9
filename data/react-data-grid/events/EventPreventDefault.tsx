import * as React from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid } from '@mui/x-data-grid';
import { films } from '../dataset/films';
import { filmListColumns } from './filmListColumns';

export default function EventPreventDefault() {
  const [isRefused, setIsRefused] = React.useState(false);

  return (
    <>
      <Alert severity={isRefused ? 'warning' : 'info'} role="status" sx={{ mb: 1 }}>
        To edit a title, hold Ctrl or ⌘ and double-click it.
      </Alert>
      {/* preview-start */}
      <DataGrid
        rows={films}
        columns={filmListColumns}
        onCellDoubleClick={(_params, event) => {
          const isHeld = event.ctrlKey || event.metaKey;
          if (!isHeld) event.defaultMuiPrevented = true;
          setIsRefused(!isHeld);
        }}
        hideFooter
        aria-label="Films that you edit with Ctrl and a double-click"
      />
      {/* preview-end */}
    </>
  );
}
