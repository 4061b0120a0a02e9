import {
  DataGridPremium,
  GridOverlay,
  useGridApiContext,
  type GridApiPremium,
} from '@mui/x-data-grid-premium';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

const total = { field: 'total', aggFunc: 'sum' };

/* preview-start */
function EmptyPivot() {
  const apiRef = useGridApiContext<GridApiPremium>();
  const suggestion = { rows: [{ field: 'city' }], columns: [], values: [total] };
  return (
    <GridOverlay>
      <Typography>Choose the fields of your report</Typography>
      <Button variant="contained" onClick={() => apiRef.current.setPivotModel(suggestion)}>
        Start with cities
      </Button>
    </GridOverlay>
  );
}

const slots = { emptyPivotOverlay: EmptyPivot };
/* preview-end */

const initialState = { pivoting: { enabled: true } };

export default function OverlayEmptyPivot() {
  return (
    <DataGridPremium
      rows={orders}
      columns={orderColumns}
      slots={slots}
      initialState={initialState}
      showToolbar
      label="Report on orders"
    />
  );
}
