import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  GridFooterContainer,
  GridRowCount,
  gridFilteredTopLevelRowCountSelector,
  gridTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { employees } from '../../dataset/payroll';
import { payrollColumns } from '../../dataset/payrollColumns';

const columns = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 120 },
  ...payrollColumns,
];

/* preview-start */
function CrewFooter() {
  const apiRef = useGridApiContext();
  const visibleRowCount = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const rowCount = useGridSelector(apiRef, gridTopLevelRowCountSelector);
  return (
    <GridFooterContainer>
      <ColumnsPanelTrigger>Columns</ColumnsPanelTrigger>
      <ExportCsv options={{ fileName: 'crew' }}>Download</ExportCsv>
      <GridRowCount rowCount={rowCount} visibleRowCount={visibleRowCount} />
    </GridFooterContainer>
  );
}
/* preview-end */

const slots = { footer: CrewFooter };

export default function UsageInFooter() {
  return <DataGrid rows={employees} columns={columns} slots={slots} aria-label="Crew" />;
}
