import { DataGridPremium, type GridExcelExportOptions } from '@mui/x-data-grid-premium';
import { invoiceColumns, invoices } from '../dataset/invoices';

const excelOptions: GridExcelExportOptions = {
  fileName: 'invoices',
  columnsStyles: {
    issued: { numFmt: 'd mmm yyyy' },
    total: { numFmt: '#,##0.00 "€";[Red]-#,##0.00 "€"' },
  },
};

export default function ExportExcelBasic() {
  return (
    <DataGridPremium
      rows={invoices}
      columns={invoiceColumns}
      showToolbar
      slotProps={{ toolbar: { excelOptions } }}
      label="Invoices for Excel"
    />
  );
}
