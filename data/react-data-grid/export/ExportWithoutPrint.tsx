import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';

/* preview-start */
const slotProps = {
  toolbar: {
    csvOptions: { fileName: 'invoices-2026', delimiter: ';', utf8WithBom: true },
    printOptions: { disableToolbarButton: true },
  },
};
/* preview-end */

export default function ExportWithoutPrint() {
  return (
    <DataGrid
      rows={invoices}
      columns={invoiceColumns}
      showToolbar
      slotProps={slotProps}
      label="Invoices"
    />
  );
}
