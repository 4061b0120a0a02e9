import {
  DataGridPremium,
  type GridColDef,
  type GridExcelExportOptions,
} from '@mui/x-data-grid-premium';
import { invoices, type Invoice } from '../dataset/invoices';

const columns: GridColDef<Invoice>[] = [
  { field: 'work', headerName: 'Work', width: 120 },
  { field: 'issued', headerName: 'Issued', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 110 },
];
const groupingColDef = { headerName: 'Client and invoice', width: 190 };
const getTreeDataPath = (row: Invoice) => [row.client, row.number];

const excelOptions: GridExcelExportOptions = {
  fileName: 'invoices-by-client',
  columnsStyles: { total: { numFmt: '#,##0.00' } },
  /* preview-start */
  exceljsPreProcess: async ({ worksheet }) => {
    worksheet.properties.outlineProperties = { summaryBelow: false, summaryRight: false };
    worksheet.mergeCells('A1:D1');
    const title = worksheet.getCell('A1');
    title.value = 'Varga Violins: invoices of 2026';
    title.font = { size: 16, bold: true, color: { argb: 'FF7A3E12' } };
    worksheet.addRow([]);
  },
  exceljsPostProcess: async ({ workbook, worksheet }) => {
    workbook.creator = 'Varga Violins';
    worksheet.addRow([]);
    worksheet.addRow(['Payable within 14 days']).font = { italic: true };
    worksheet.views = [{ state: 'frozen', ySplit: 3 }];
  },
  /* preview-end */
};

export default function ExportExcelBranded() {
  return (
    <DataGridPremium
      treeData
      rows={invoices}
      columns={columns}
      getTreeDataPath={getTreeDataPath}
      groupingColDef={groupingColDef}
      showToolbar
      slotProps={{ toolbar: { excelOptions } }}
      label="Invoices by client"
    />
  );
}
