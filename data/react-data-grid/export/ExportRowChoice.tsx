import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';

const choices = {
  Page: gridPaginatedVisibleSortedGridRowIdsSelector,
  Filtered: gridFilteredSortedRowIdsSelector,
  All: gridDataRowIdsSelector,
};
const initialState = {
  pagination: { paginationModel: { pageSize: 5 } },
  filter: { filterModel: { items: [{ field: 'total', operator: '>', value: 0 }] } },
};

export default function ExportRowChoice() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState('No export yet');
  const exportRows = (name: keyof typeof choices) =>
    apiRef.current?.exportDataAsCsv({
      fileName: `invoices-${name.toLowerCase()}`,
      getRowsToExport: (params) => {
        const ids = choices[name](params.apiRef);
        setLast(`${name}: ${ids.length} rows exported`);
        return ids;
      },
    });
  return (
    <>
      <Stack direction="row" spacing={1} role="group" aria-label="Rows to export">
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <Button key={name} variant="outlined" onClick={() => exportRows(name)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {last}
      </Typography>
      <Box sx={{ blockSize: 380 }}>
        <DataGrid
          apiRef={apiRef}
          rows={invoices}
          columns={invoiceColumns}
          initialState={initialState}
          pageSizeOptions={[5]}
          aria-label="Invoices above zero, five a page"
        />
      </Box>
    </>
  );
}
