import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  type DataGridProps,
} from '@mui/x-data-grid';
import { employees } from '../../dataset/payroll';
import { payrollColumns } from '../../dataset/payrollColumns';

const columns = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  ...payrollColumns,
];

function CrewToolbar() {
  return (
    <Toolbar style={{ gap: 8 }}>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger>Filters</FilterPanelTrigger>
      <ExportCsv>Download</ExportCsv>
    </Toolbar>
  );
}

/* preview-start */
const slotProps: DataGridProps['slotProps'] = {
  baseButton: {
    size: 'small',
    material: { variant: 'contained', color: 'secondary', disableElevation: true },
  },
};
/* preview-end */
const slots = { toolbar: CrewToolbar };

export default function UsageBaseSlots() {
  return (
    <DataGrid
      rows={employees}
      columns={columns}
      slots={slots}
      slotProps={slotProps}
      showToolbar
      hideFooter
      label="Crew"
    />
  );
}
