import * as React from 'react';
import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import {
  DataGridPremium,
  GridPivotPanel,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../../dataset/sales';

const hideCloseButton = {
  '& .MuiDataGrid-pivotPanelHeader .MuiIconButton-root': { display: 'none' },
};

function SalesToolbar() {
  const apiRef = useGridApiContext();
  const [isOpen, setIsOpen] = React.useState(false);
  const open = () => setIsOpen(true);
  const close = () => setIsOpen(false);
  return (
    <Toolbar>
      <ToolbarButton
        render={<Button startIcon={<PivotTableChartIcon />} />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Pivot settings
      </ToolbarButton>
      {/* preview-start */}
      <Drawer
        container={() => apiRef.current.rootElementRef.current} // keeps the colors and the fonts
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Pivot settings', sx: { blockSize: '90%' } },
        }}
        sx={hideCloseButton}
      >
        <GridPivotPanel />
        <Button onClick={close}>Done</Button>
      </Drawer>
      {/* preview-end */}
    </Toolbar>
  );
}

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

export default function PivotPanelDialog() {
  return (
    <DataGridPremium
      rows={sales}
      columns={columns}
      pivotPanelOpen={false}
      slots={{ toolbar: SalesToolbar }}
      showToolbar
      hideFooter
      aria-label="Coffee sales with pivot settings in a drawer"
    />
  );
}
