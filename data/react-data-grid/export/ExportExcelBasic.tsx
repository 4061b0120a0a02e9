import { DataGridPremium } from '@mui/x-data-grid-premium';
import { invoiceColumns, invoices } from '../dataset/invoices';

export default function ExportExcelBasic() {
  return (
    <DataGridPremium
      rows={invoices}
      columns={invoiceColumns}
      label="Invoices"
      /* preview-start */
      showToolbar
      slotProps={{
        toolbar: {
          excelOptions: {
            fileName: 'invoices',
            columnsStyles: {
              issued: { numFmt: 'd mmm yyyy' },
              total: { numFmt: '#,##0.00 "€";[Red]-#,##0.00 "€"' },
            },
          },
        },
      }}
      /* preview-end */
    />
  );
}
