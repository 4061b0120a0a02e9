import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { employeeColumns } from '../../dataset/employeeColumns';
import { createEmployeeServer, requestEmployees } from '../../dataset/employeeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createEmployeeServer({ divisions: 3 });

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    requestEmployees(server, { groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.reportCount,
};
const groupingColDef = { headerName: 'Employee', width: 220 };

export default function ServerTreeExpanded() {
  return (
    <>
      {/* preview-start */}
      <DataGridPro
        treeData
        dataSource={dataSource}
        defaultGroupingExpansionDepth={-1}
        columns={employeeColumns}
        groupingColDef={groupingColDef}
        hideFooter
        aria-label="Employees of three divisions, all levels expanded"
      />
      {/* preview-end */}
      <RequestLog server={server} />
    </>
  );
}
