import * as React from 'react';
import DensityMedium from '@mui/icons-material/DensityMedium';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridDensitySelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
  type GridDensity,
} from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

const densities: Record<GridDensity, string> = {
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
};

function DensityToolbar() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<Element | null>(null);

  return (
    <Toolbar>
      <Typography sx={{ flex: 1, px: 1 }}>Orders</Typography>
      <Tooltip title="Row density">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <DensityMedium fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(Object.keys(densities) as GridDensity[]).map((value) => (
          <MenuItem
            key={value}
            /* preview-start */
            role="menuitemradio"
            aria-checked={value === density}
            selected={value === density}
            onClick={() => {
              apiRef.current.setDensity(value);
              setAnchor(null);
            }}
            /* preview-end */
          >
            {densities[value]}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const slots = { toolbar: DensityToolbar };

export default function DensityMenu() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={slots}
      showToolbar
      initialState={{ density: 'compact' }}
      hideFooter
      label="Orders"
    />
  );
}
