import * as React from 'react';
import DensityMedium from '@mui/icons-material/DensityMedium';
import FileDownload from '@mui/icons-material/FileDownload';
import FilterList from '@mui/icons-material/FilterList';
import Search from '@mui/icons-material/Search';
import ViewColumn from '@mui/icons-material/ViewColumn';
import Badge from '@mui/material/Badge';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  ExportPrint,
  FilterPanelTrigger,
  gridDensitySelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { orderColumns } from '../../dataset/orderColumns';
import { orders } from '../../dataset/orders';

interface ToolbarMenuProps {
  label: string;
  icon: React.ReactNode;
  children: React.ReactNode;
}

/** An icon button that opens a menu. A click on an item also closes the menu. */
function ToolbarMenu({ label, icon, children }: ToolbarMenuProps) {
  const [anchor, setAnchor] = React.useState<Element | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? true : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </ToolbarButton>
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        onClick={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {children}
      </Menu>
    </>
  );
}

function FiltersButton() {
  return (
    <FilterPanelTrigger
      render={(props, { filterCount }) => (
        <Tooltip title={filterCount > 0 ? `Filters, ${filterCount} active` : 'Filters'}>
          <ToolbarButton {...props}>
            <Badge badgeContent={filterCount} color="primary">
              <FilterList fontSize="small" />
            </Badge>
          </ToolbarButton>
        </Tooltip>
      )}
    />
  );
}

function DensityMenu() {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  return (
    <ToolbarMenu label="Density" icon={<DensityMedium fontSize="small" />}>
      {(['compact', 'standard', 'comfortable'] as const).map((value) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === density}
          selected={value === density}
          onClick={() => apiRef.current.setDensity(value)}
          sx={{ textTransform: 'capitalize' }}
        >
          {value}
        </MenuItem>
      ))}
    </ToolbarMenu>
  );
}

function SearchBox() {
  return (
    <QuickFilter expanded style={{ flex: '0 1 200px' }}>
      <QuickFilterControl
        size="small"
        placeholder="Search orders"
        slotProps={{
          htmlInput: { 'aria-label': 'Search orders', role: 'searchbox' },
          input: { startAdornment: <Search fontSize="small" /> },
        }}
      />
    </QuickFilter>
  );
}

function OrdersToolbar() {
  return (
    /* preview-start */
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap' }}>
      <Typography sx={{ flex: 1, px: 1, fontWeight: 500 }}>Orders</Typography>
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumn fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <FiltersButton />
      <DensityMenu />
      <ToolbarMenu label="Export" icon={<FileDownload fontSize="small" />}>
        <ExportCsv render={<MenuItem />}>Download as CSV</ExportCsv>
        <ExportPrint render={<MenuItem />}>Print</ExportPrint>
      </ToolbarMenu>
      <SearchBox />
    </Toolbar>
    /* preview-end */
  );
}

const slots = { toolbar: OrdersToolbar };

export default function ToolbarRebuilt() {
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
