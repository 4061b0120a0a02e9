import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Tooltip from '@mui/material/Tooltip';
import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

/* preview-start */
function OrderToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}
const slots = { toolbar: OrderToolbar };
/* preview-end */

export default function ColumnsTriggerInToolbar() {
  return (
    <DataGrid rows={orders} columns={orderColumns} slots={slots} showToolbar aria-label="Orders" />
  );
}
