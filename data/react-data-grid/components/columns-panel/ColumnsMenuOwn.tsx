import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

function OrderToolbar() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridColumnDefinitionsSelector).filter(
    ({ hideable }) => hideable !== false,
  );
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </ToolbarButton>
      {/* preview-start */}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.map(({ field, headerName }) => (
          <MenuItem
            key={field}
            role="menuitemcheckbox"
            aria-checked={model[field] !== false}
            onClick={() => apiRef.current.setColumnVisibility(field, model[field] === false)}
          >
            <ListItemIcon>{model[field] !== false && <CheckIcon fontSize="small" />}</ListItemIcon>
            {headerName ?? field}
          </MenuItem>
        ))}
      </Menu>
      {/* preview-end */}
    </Toolbar>
  );
}

export default function ColumnsMenuOwn() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={{ toolbar: OrderToolbar }}
      showToolbar
      disableColumnSelector
      aria-label="Orders with a menu of columns"
    />
  );
}
