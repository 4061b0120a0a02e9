import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';

const slotProps = {
  toolbar: {
    printOptions: { disableToolbarButton: true },
    csvOptions: { fileName: 'invoices-2026', delimiter: ';', utf8WithBom: true },
  },
};

export default function ExportWithoutPrint() {
  return (
    <DataGrid
      rows={invoices}
      columns={invoiceColumns}
      showToolbar
      slotProps={slotProps}
      label="Invoices, CSV only"
    />
  );
}
