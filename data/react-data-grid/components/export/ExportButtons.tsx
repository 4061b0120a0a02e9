import DescriptionIcon from '@mui/icons-material/Description';
import PrintIcon from '@mui/icons-material/Print';
import TableViewIcon from '@mui/icons-material/TableView';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  ExportCsv,
  ExportExcel,
  ExportPrint,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

const excelOptions = {
  fileName: 'orders',
  columnsStyles: { total: { numFmt: '#,##0.00 "€"' }, placedOn: { numFmt: 'd mmm yyyy' } },
};

function OrderToolbar() {
  return (
    <Toolbar style={{ flexWrap: 'wrap', flex: 'none' }}>
      <Typography component="p" sx={{ fontWeight: 500, flex: 1, paddingInlineStart: 1 }}>
        Orders
      </Typography>
      {/* preview-start */}
      <ExportPrint render={<ToolbarButton />} aria-label="Print" options={{ hideFooter: true }}>
        <PrintIcon fontSize="small" />
      </ExportPrint>
      <ExportCsv
        render={<ToolbarButton render={<Button startIcon={<DescriptionIcon />} />} />}
        options={{ fileName: 'orders', fields: ['customer', 'article', 'quantity', 'total'] }}
      >
        CSV for accounting
      </ExportCsv>
      <ExportExcel
        render={<ToolbarButton render={<Button startIcon={<TableViewIcon />} />} />}
        options={excelOptions}
      >
        Excel
      </ExportExcel>
      {/* preview-end */}
    </Toolbar>
  );
}

export default function ExportButtons() {
  return (
    <DataGridPremium
      rows={orders}
      columns={orderColumns}
      slots={{ toolbar: OrderToolbar }}
      showToolbar
      aria-label="Orders with three export buttons"
    />
  );
}
