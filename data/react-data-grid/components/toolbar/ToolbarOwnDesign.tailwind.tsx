import { ColumnsPanelTrigger, DataGrid, ExportCsv, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

const pillClass =
  'tw:rounded-full tw:border tw:px-4 tw:py-1 tw:text-white tw:hover:bg-white tw:hover:text-green-900 tw:focus-visible:bg-white tw:focus-visible:text-green-900';
const pill = <ToolbarButton render={<button className={pillClass} />} />;

function GreenToolbar() {
  return (
    /* preview-start */
    <Toolbar render={<div className="tw:flex tw:gap-2 tw:bg-green-900 tw:p-3" />}>
      <ColumnsPanelTrigger render={pill}>Columns</ColumnsPanelTrigger>
      <ExportCsv render={pill}>Download</ExportCsv>
    </Toolbar>
    /* preview-end */
  );
}

const slots = { toolbar: GreenToolbar };

export default function ToolbarOwnDesign() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={slots}
      showToolbar
      label="Orders"
      hideFooter
    />
  );
}
