import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGridPremium, type GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { createInvoices, invoiceColumns } from '../dataset/invoices';

const rows = createInvoices(50_000);

const excelOptions: GridExcelExportOptions = {
  fileName: 'all-invoices',
  worker: () => new Worker(new URL('./exportWorker.ts', import.meta.url), { type: 'module' }),
};
const texts = {
  idle: 'Ready to export 50,000 rows',
  pending: 'The worker writes the file…',
  finished: 'The file is done',
};

export default function ExportExcelWorker() {
  const [state, setState] = React.useState<keyof typeof texts>('idle');
  return (
    <>
      <Typography role="status" variant="body2">
        {texts[state]}
      </Typography>
      <Box sx={{ blockSize: 8, my: 0.5 }}>
        {state === 'pending' && <LinearProgress aria-label="Excel export" />}
      </Box>
      <Box sx={{ blockSize: 380 }}>
        <DataGridPremium
          rows={rows}
          columns={invoiceColumns}
          showToolbar
          slotProps={{ toolbar: { excelOptions } }}
          onExcelExportStateChange={setState}
          label="All invoices"
        />
      </Box>
    </>
  );
}
