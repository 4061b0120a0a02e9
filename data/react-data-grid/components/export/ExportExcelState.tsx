import * as React from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  ExportExcel,
  Toolbar,
  useGridApiContext,
  useGridEvent,
} from '@mui/x-data-grid-premium';
import { createInvoices, invoiceColumns } from '../../dataset/invoices';

const rows = createInvoices(5000);

function InvoiceToolbar() {
  const apiRef = useGridApiContext();
  /* preview-start */
  const [state, setState] = React.useState<'idle' | 'pending' | 'finished'>('idle');
  useGridEvent(apiRef, 'excelExportStateChange', (newState) => setState(newState));

  return (
    <Toolbar>
      <ExportExcel disabled={state === 'pending'}>Download 5,000 invoices</ExportExcel>
      <Typography role="status" variant="body2" sx={{ flex: 1 }}>
        {state === 'pending' && <LinearProgress aria-label="Writing the file" />}
        {state === 'finished' && 'The file is ready.'}
      </Typography>
    </Toolbar>
  );
  /* preview-end */
}

export default function ExportExcelState() {
  return (
    <DataGridPremium
      rows={rows}
      columns={invoiceColumns}
      slots={{ toolbar: InvoiceToolbar }}
      showToolbar
      aria-label="Invoices with an Excel export"
    />
  );
}
