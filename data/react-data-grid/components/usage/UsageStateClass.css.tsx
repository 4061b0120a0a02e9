import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { employees } from '../../dataset/payroll';
import { payrollColumns } from '../../dataset/payrollColumns';
import styles from './UsageStateClass.module.css';

const columns = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  ...payrollColumns,
];
const htmlInput = { 'aria-label': 'Search the crew', role: 'searchbox' };

function CrewToolbar() {
  return (
    <Toolbar style={{ flex: 'none', flexWrap: 'wrap' }}>
      {/* preview-start */}
      <ColumnsPanelTrigger className={({ open }) => (open ? styles.active! : '')}>
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        className={({ open, filterCount }) => (open || filterCount ? styles.active! : '')}
      >
        Filters
      </FilterPanelTrigger>
      <QuickFilter expanded className={({ value }) => (value ? styles.active! : '')}>
        {/* preview-end */}
        <QuickFilterControl size="small" placeholder="Search" slotProps={{ htmlInput }} />
      </QuickFilter>
    </Toolbar>
  );
}

const slots = { toolbar: CrewToolbar };

export default function UsageStateClass() {
  return (
    <DataGrid
      rows={employees}
      columns={columns}
      slots={slots}
      showToolbar
      hideFooter
      label="Crew"
    />
  );
}
