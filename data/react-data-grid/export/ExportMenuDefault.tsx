import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';

export default function ExportMenuDefault() {
  return (
    <>
      {/* preview-start */}
      <DataGrid rows={invoices} columns={invoiceColumns} showToolbar label="Invoices" />
      {/* preview-end */}
    </>
  );
}
