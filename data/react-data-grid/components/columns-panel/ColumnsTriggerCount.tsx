import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const total = useGridSelector(apiRef, gridColumnDefinitionsSelector).length;
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector).length;
  return (
    <Toolbar>
      {/* preview-start */}
      <ColumnsPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button size="small" endIcon={open ? <ExpandLessIcon /> : <ExpandMoreIcon />} />
            }
          >
            {visible} of {total} columns
          </ToolbarButton>
        )}
      />
      {/* preview-end */}
    </Toolbar>
  );
}

export default function ColumnsTriggerCount() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={{ toolbar: OrderToolbar }}
      showToolbar
      initialState={{ columns: { columnVisibilityModel: { city: false, express: false } } }}
      aria-label="Orders with the number of visible columns"
    />
  );
}
