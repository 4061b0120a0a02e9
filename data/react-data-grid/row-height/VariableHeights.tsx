import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders, type Order } from '../dataset/orders';

const customerColumn: GridColDef<Order> = {
  field: 'customer',
  headerName: 'Customer',
  width: 170,
  renderCell: ({ row }) => (
    <Stack sx={{ blockSize: '100%', justifyContent: 'center', lineHeight: 1.4 }}>
      <span>{row.customer}</span>
      {row.express && (
        <Typography variant="caption" color="error">
          Express, ship today
        </Typography>
      )}
    </Stack>
  ),
};
const columns = [customerColumn, ...orderColumns.slice(1, 6)];

export default function VariableHeights() {
  const [density, setDensity] = React.useState<GridDensity>('standard');
  const [isScaled, setIsScaled] = React.useState(true);

  /* preview-start */
  const getRowHeight = React.useCallback(
    ({ model, densityFactor }: GridRowHeightParams) => {
      if (!model.express) return null;
      return isScaled ? 80 * densityFactor : 80;
    },
    [isScaled],
  );
  /* preview-end */

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, mb: 1, flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={density}
          onChange={(_event, value: GridDensity | null) => value && setDensity(value)}
          aria-label="Density"
        >
          <ToggleButton value="compact">Compact</ToggleButton>
          <ToggleButton value="standard">Standard</ToggleButton>
          <ToggleButton value="comfortable">Comfortable</ToggleButton>
        </ToggleButtonGroup>
        <FormControlLabel
          control={
            <Switch checked={isScaled} onChange={(event) => setIsScaled(event.target.checked)} />
          }
          label="Multiply by densityFactor"
        />
      </Stack>
      <DataGrid
        rows={orders}
        columns={columns}
        density={density}
        getRowHeight={getRowHeight}
        hideFooter
        aria-label="Orders, with taller rows for express orders"
      />
    </>
  );
}
