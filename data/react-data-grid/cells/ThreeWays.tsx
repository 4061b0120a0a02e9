import type * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders } from '../dataset/orders';

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

// Three fields with the same number.
const rows = orders.map(({ id, article, total }) => ({
  id,
  article,
  a: total,
  b: total,
  c: total,
}));

const price = { width: 140, align: 'right', headerAlign: 'right' } as const;

const columns: GridColDef[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  /* preview-start */
  { ...price, field: 'a', headerName: 'valueGetter', valueGetter: (value) => euros.format(value) },
  {
    ...price,
    field: 'b',
    type: 'number',
    headerName: 'valueFormatter',
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    ...price,
    field: 'c',
    type: 'number',
    headerName: 'renderCell',
    renderCell: ({ value }) => <strong>{euros.format(value)}</strong>,
  },
  /* preview-end */
];

function selectFirstRowAsCsv(apiRef: React.RefObject<GridApi>) {
  const [first] = gridExpandedSortedRowIdsSelector(apiRef);
  if (first === undefined) return 'No rows';
  return apiRef.current.getDataAsCsv({ includeHeaders: false, getRowsToExport: () => [first] });
}

function ExportedRow() {
  const apiRef = useGridApiContext();
  const csv = useGridSelector(apiRef, selectFirstRowAsCsv);
  return (
    <Box sx={{ p: 1.5, borderBlockStart: 1, borderColor: 'divider', typography: 'body2' }}>
      First row in a CSV export: <code>{csv}</code>
    </Box>
  );
}

export default function ThreeWays() {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      initialState={{ sorting: { sortModel: [{ field: 'a', sort: 'desc' }] } }}
      showToolbar
      slots={{ footer: ExportedRow }}
      aria-label="One price in three columns"
    />
  );
}
