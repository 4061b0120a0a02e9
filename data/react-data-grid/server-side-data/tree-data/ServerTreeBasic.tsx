import {
  DataGridPro,
  type GridDataSource,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-pro';
import { employeeColumns } from '../../dataset/employeeColumns';
import {
  createEmployeeServer,
  requestEmployees,
  type EmployeeRecord,
} from '../../dataset/employeeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createEmployeeServer();

/* preview-start */
const dataSource: GridDataSource = {
  getRows: ({ groupKeys, start, end, sortModel, filterModel }) =>
    requestEmployees(server, { groupKeys, start, end, sortModel, filterModel }),
  getGroupKey: (row) => row.id,
  getChildrenCount: (row) => row.reportCount,
};

const groupingColDef: GridGroupingColDefOverride<EmployeeRecord> = {
  headerName: 'Employee',
  width: 220,
  valueFormatter: (_id: string, row) => row.name,
};
/* preview-end */

export default function ServerTreeBasic() {
  return (
    <>
      <DataGridPro
        treeData
        dataSource={dataSource}
        groupingColDef={groupingColDef}
        columns={employeeColumns}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 20]}
        aria-label="1,000 employees by manager"
      />
      <RequestLog server={server} />
    </>
  );
}
