import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridApi } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
const calls: Record<string, (api: GridApi) => unknown> = {
  "sortColumn('total', 'desc')": (api) => api.sortColumn('total', 'desc'),
  "setQuickFilterValues(['bolt'])": (api) => api.setQuickFilterValues(['bolt']),
  "setColumnVisibility('city', false)": (api) => api.setColumnVisibility('city', false),
  'setRowSelectionModel(…)': (api) =>
    api.setRowSelectionModel({ type: 'include', ids: new Set([4102, 4105]) }),
  'updateRows([{ id: 4104, … }])': (api) => api.updateRows([{ id: 4104, status: 'Shipped' }]),
  "getCellValue(4101, 'customer')": (api) => api.getCellValue(4101, 'customer'),
  'getRowsCount()': (api) => api.getRowsCount(),
  'exportState().sorting': (api) => api.exportState().sorting,
};
/* preview-end */

export default function ApiConsole() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState('Select a call to run it.');
  const run = (name: string) => {
    const result = apiRef.current && calls[name]?.(apiRef.current);
    setLast(`${name}\n→ ${JSON.stringify(result) ?? 'undefined'}`);
  };

  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.keys(calls).map((name) => (
          <Chip
            key={name}
            variant="outlined"
            color="primary"
            dir="ltr"
            label={name}
            onClick={() => run(name)}
            sx={{ fontFamily: 'monospace' }}
          />
        ))}
      </Stack>
      <Box
        component="pre"
        role="status"
        dir="ltr"
        sx={{ my: 1, minBlockSize: 44, fontSize: 13, whiteSpace: 'pre-wrap' }}
      >
        {last}
      </Box>
      <DataGrid
        apiRef={apiRef}
        rows={orders}
        columns={orderColumns}
        checkboxSelection
        hideFooter
        aria-label="Orders that are changed with methods of the API"
      />
    </>
  );
}
