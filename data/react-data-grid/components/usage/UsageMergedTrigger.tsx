import FilterList from '@mui/icons-material/FilterList';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { employees } from '../../dataset/payroll';
import { payrollColumns } from '../../dataset/payrollColumns';

const columns = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  ...payrollColumns,
];
const crew = { rows: employees, columns, label: 'Crew' };
const icon = <FilterList fontSize="small" />;

/* preview-start */
function CrewToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Filters">
        <FilterPanelTrigger render={<ToolbarButton />}>{icon}</FilterPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

export default function UsageMergedTrigger() {
  return <DataGrid {...crew} slots={{ toolbar: CrewToolbar }} showToolbar hideFooter />;
}
/* preview-end */
