import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridColumnsPanel,
  useGridApiContext,
  type GridColumnVisibilityModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

const views: Record<string, GridColumnVisibilityModel> = {
  All: {},
  Delivery: { quantity: false, total: false, rating: false },
  Finance: { city: false, status: false, rating: false, express: false },
};

/* preview-start */
function ViewsPanel(props: GridSlotProps['columnsPanel']) {
  const apiRef = useGridApiContext();
  const show = (model: GridColumnVisibilityModel) => apiRef.current.setColumnVisibilityModel(model);
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ p: 1.5, pb: 0 }}>
        {Object.entries(views).map(([label, model]) => (
          <Chip key={label} label={label} onClick={() => show(model)} />
        ))}
      </Stack>
      <GridColumnsPanel {...props} />
    </div>
  );
}
/* preview-end */

export default function ColumnsPanelPresets() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={{ columnsPanel: ViewsPanel }}
      showToolbar
      label="Orders"
    />
  );
}
