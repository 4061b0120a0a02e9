import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { createInvoices, invoiceColumns } from '../dataset/invoices';

const rows = createInvoices(50_000);

/* preview-start */
const excelOptions: GridExcelExportOptions = {
  fileName: 'all-invoices',
  worker: () => new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' }),
};
/* preview-end */

const messages = {
  idle: 'Ready to export 50,000 invoices',
  pending: 'Creating the Excel file…',
  finished: 'The Excel file is ready',
};

export default function ExportExcelWorker() {
  const [state, setState] = React.useState<keyof typeof messages>('idle');
  return (
    <>
      <Typography role="status" variant="body2">
        {messages[state]}
      </Typography>
      <Box sx={{ blockSize: 8, my: 0.5 }}>
        {state === 'pending' && <LinearProgress aria-label="Excel export" />}
      </Box>
      <DataGridPremium
        rows={rows}
        columns={invoiceColumns}
        showToolbar
        slotProps={{ toolbar: { excelOptions } }}
        onExcelExportStateChange={setState}
        label="All invoices"
      />
    </>
  );
}
