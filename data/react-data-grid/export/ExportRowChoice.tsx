import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  useGridApiRef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';

/* preview-start */
const choices: Record<string, GridCsvExportOptions> = {
  'Export this page': {
    getRowsToExport: ({ apiRef }) => gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
  },
  'Export filtered rows': {
    getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
  },
  'Export all rows': {
    getRowsToExport: ({ apiRef }) => gridDataRowIdsSelector(apiRef),
  },
};
/* preview-end */

const initialState = {
  pagination: { paginationModel: { pageSize: 5 } },
  filter: { filterModel: { items: [{ field: 'total', operator: '>', value: 0 }] } },
};

export default function ExportRowChoice() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('The filter hides invoices below zero.');
  const exportRows = (options: GridCsvExportOptions) => {
    apiRef.current?.exportDataAsCsv({ ...options, fileName: 'invoices' });
    const csv = apiRef.current?.getDataAsCsv({ ...options, includeHeaders: false }) ?? '';
    setMessage(`Exported ${csv.split('\r\n').length} of ${invoices.length} invoices.`);
  };
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(choices).map(([label, options]) => (
          <Button key={label} size="small" variant="outlined" onClick={() => exportRows(options)}>
            {label}
          </Button>
        ))}
      </Stack>
      <Typography variant="body2" role="status" sx={{ my: 1 }}>
        {message}
      </Typography>
      <DataGrid
        apiRef={apiRef}
        rows={invoices}
        columns={invoiceColumns}
        initialState={initialState}
        pageSizeOptions={[5]}
        aria-label="Invoices above zero"
      />
    </>
  );
}
