import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import { employeeColumns } from '../../dataset/employeeColumns';
import { createEmployeeServer, requestEmployees } from '../../dataset/employeeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createEmployeeServer();

/* preview-start */
const dataSource: GridDataSource = {
  getRows: (params) => requestEmployees(server, params),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.reportCount,
  getAggregatedValue: (row, field) => row.totals?.[field],
};

const aggregationFunctions = { avg: { label: 'Team average' } };
const initialState = { aggregation: { model: { leaveDays: 'avg' } } };
/* preview-end */

const columns = employeeColumns.map((column) =>
  column.field === 'leaveDays'
    ? { ...column, valueFormatter: (value?: number) => value?.toFixed(1) }
    : column,
);
const groupingColDef = { headerName: 'Employee', width: 220 };

export default function ServerAggregationTree() {
  return (
    <>
      <DataGridPremium
        treeData
        dataSource={dataSource}
        aggregationFunctions={aggregationFunctions}
        initialState={initialState}
        columns={columns}
        groupingColDef={groupingColDef}
        pageSizeOptions={[100]}
        hideFooter
        aria-label="Vacation by team"
      />
      <RequestLog server={server} />
    </>
  );
}
