import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

/* preview-start */
function AllHidden() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <ViewColumn color="primary" sx={{ fontSize: 48 }} />
      <Typography>You have hidden all columns</Typography>
      <Button variant="outlined" onClick={() => apiRef.current.setColumnVisibilityModel({})}>
        Show all columns
      </Button>
    </GridOverlay>
  );
}

const slots = { noColumnsOverlay: AllHidden };
/* preview-end */

const columnVisibilityModel = Object.fromEntries(orderColumns.map(({ field }) => [field, false]));

export default function OverlayNoColumnsOwn() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={slots}
      initialState={{ columns: { columnVisibilityModel } }}
      aria-label="Orders"
    />
  );
}
