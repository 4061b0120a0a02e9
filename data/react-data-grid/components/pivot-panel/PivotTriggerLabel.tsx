import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../../dataset/sales';

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

function SalesToolbar() {
  return (
    <Toolbar>
      {/* preview-start */}
      <PivotPanelTrigger
        render={(props, { open }) => (
          <ToolbarButton
            {...props}
            render={
              <Button size="small" endIcon={open ? <ChevronRightIcon /> : <ChevronLeftIcon />} />
            }
          >
            {open ? 'Hide fields' : 'Choose fields'}
          </ToolbarButton>
        )}
      />
      {/* preview-end */}
    </Toolbar>
  );
}

export default function PivotTriggerLabel() {
  return (
    <DataGridPremium
      rows={sales}
      columns={columns}
      slots={{ toolbar: SalesToolbar }}
      showToolbar
      hideFooter
      aria-label="Coffee sales with a button for the pivot settings"
    />
  );
}
