import FilterAlt from '@mui/icons-material/FilterAlt';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { DataGrid, FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { employees } from '../../dataset/payroll';
import { payrollColumns } from '../../dataset/payrollColumns';

const columns = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  ...payrollColumns,
];

function CrewToolbar() {
  return (
    <Toolbar>
      {/* preview-start */}
      <FilterPanelTrigger
        render={(props, { open, filterCount }) => (
          <ToolbarButton
            {...props}
            render={<Button variant={open ? 'contained' : 'outlined'} startIcon={<FilterAlt />} />}
          >
            {open ? 'Close filters' : 'Filters'}
            {filterCount > 0 && <Chip size="small" label={filterCount} sx={{ ml: 1 }} />}
          </ToolbarButton>
        )}
      />
      {/* preview-end */}
    </Toolbar>
  );
}

const slots = { toolbar: CrewToolbar };
const items = [{ field: 'hours', operator: '>', value: '100' }];

export default function UsageRenderFunction() {
  return (
    <DataGrid
      rows={employees}
      columns={columns}
      initialState={{ filter: { filterModel: { items } } }}
      slots={slots}
      showToolbar
      hideFooter
      label="Crew"
    />
  );
}
