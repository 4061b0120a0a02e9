import * as React from 'react';
import Settings from '@mui/icons-material/Settings';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { DataGrid, Toolbar, ToolbarButton, type GridSlotProps } from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

interface OrdersView {
  compact: boolean;
  borders: boolean;
}

/* preview-start */
declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    view?: OrdersView;
    onViewChange?: (view: OrdersView) => void;
  }
}

function SettingsToolbar({ view = initialView, onViewChange }: GridSlotProps['toolbar']) {
  const toggle = (key: keyof OrdersView) => onViewChange?.({ ...view, [key]: !view[key] });
  /* preview-end */
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  const items = { compact: 'Compact rows', borders: 'Column borders' };

  return (
    <Toolbar>
      <Typography sx={{ flex: 1, px: 1, fontWeight: 500 }}>Orders</Typography>
      <Tooltip title="Settings">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Settings fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Settings' } }}
      >
        {(['compact', 'borders'] as const).map((key) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={view[key]}
            selected={view[key]}
            onClick={() => toggle(key)}
          >
            {items[key]}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const KEY = 'orders-view';
const initialView: OrdersView = { compact: true, borders: true };
const slots = { toolbar: SettingsToolbar };

function readView(): OrdersView {
  try {
    return { ...initialView, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return initialView;
  }
}

function OrdersGrid() {
  const [view, setView] = React.useState(readView);
  const onViewChange = (next: OrdersView) => {
    setView(next);
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is full or blocked, so the settings last until users leave the page.
    }
  };
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={slots}
      slotProps={{ toolbar: { view, onViewChange } }}
      density={view.compact ? 'compact' : 'standard'}
      showCellVerticalBorder={view.borders}
      showColumnVerticalBorder={view.borders}
      showToolbar
      label="Orders"
      hideFooter
    />
  );
}

const subscribe = () => () => {};

export default function ToolbarSettings() {
  // Browser storage doesn't exist on the server, so the grid is only rendered in the browser.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isBrowser ? <OrdersGrid /> : null;
}
