import { DataGrid, gridClasses, type GridPrintExportOptions } from '@mui/x-data-grid';
import { createInvoices, invoiceColumns } from '../dataset/invoices';

const rows = createInvoices(30);
const { root, toolbar, columnSeparator } = gridClasses;

/* preview-start */
const printOptions: GridPrintExportOptions = {
  fields: ['number', 'client', 'issued', 'total'],
  hideFooter: true,
  pageStyle: `
    @page { size: A4; margin: 15mm; }
    body { background: #fff; }
    .${toolbar}, .${columnSeparator} { display: none !important; }
    .${root}, .${root} * {
      color: #000 !important;
      background: transparent !important;
      border-color: #999 !important;
    }
  `,
};
/* preview-end */

export default function PrintLight() {
  return (
    <DataGrid
      rows={rows}
      columns={invoiceColumns}
      // Without this prop, rows outside the viewport are missing on paper.
      disableVirtualization
      showToolbar
      slotProps={{ toolbar: { printOptions } }}
      label="Invoices"
    />
  );
}
