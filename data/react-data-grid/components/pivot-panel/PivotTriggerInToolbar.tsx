import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { sales, type Sale } from '../../dataset/sales';

/* preview-start */
function SalesToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger
        render={(props, { active }) => (
          <Tooltip title={active ? 'Pivot settings (on)' : 'Pivot settings (off)'}>
            <ToolbarButton {...props} color={active ? 'primary' : 'default'}>
              <PivotTableChartIcon fontSize="small" />
            </ToolbarButton>
          </Tooltip>
        )}
      />
    </Toolbar>
  );
}
/* preview-end */

const columns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region' },
  { field: 'bean', headerName: 'Bean' },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];

const model = {
  rows: [{ field: 'region' }],
  columns: [{ field: 'quarter' }],
  values: [{ field: 'revenue', aggFunc: 'sum' }],
};

export default function PivotTriggerInToolbar() {
  return (
    <DataGridPremium
      rows={sales}
      columns={columns}
      initialState={{ pivoting: { model, enabled: true } }}
      slots={{ toolbar: SalesToolbar }}
      showToolbar
      hideFooter
      aria-label="Coffee sales in 2025"
    />
  );
}
