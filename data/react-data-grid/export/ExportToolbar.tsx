import Button from '@mui/material/Button';
import { DataGrid, ExportCsv, ExportPrint, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';

const button = <ToolbarButton render={<Button size="small" />} />;

function InvoiceToolbar() {
  return (
    <Toolbar>
      {/* preview-start */}
      <ExportCsv render={button} options={{ fileName: 'invoices', utf8WithBom: true }}>
        Export for Excel
      </ExportCsv>
      <ExportCsv render={button} options={{ fileName: 'ledger', fields: ['number', 'total'] }}>
        Export for accounting
      </ExportCsv>
      <ExportPrint render={button} options={{ hideFooter: true }}>
        Print
      </ExportPrint>
      {/* preview-end */}
    </Toolbar>
  );
}

export default function ExportToolbar() {
  return (
    <DataGrid
      rows={invoices}
      columns={invoiceColumns}
      showToolbar
      slots={{ toolbar: InvoiceToolbar }}
      aria-label="Invoices"
    />
  );
}
