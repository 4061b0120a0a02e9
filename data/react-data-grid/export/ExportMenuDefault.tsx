import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { invoiceColumns, invoices } from '../dataset/invoices';

export default function ExportMenuDefault() {
  return (
    <Box sx={{ blockSize: 380, inlineSize: '100%' }}>
      {/* preview-start */}
      <DataGrid rows={invoices} columns={invoiceColumns} showToolbar label="Invoices" />
      {/* preview-end */}
    </Box>
  );
}
