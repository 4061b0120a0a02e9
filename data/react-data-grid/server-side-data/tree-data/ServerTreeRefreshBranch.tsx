import * as React from 'react';
import PersonAdd from '@mui/icons-material/PersonAdd';
import {
  DataGridPro,
  GridActionsCellItem,
  useGridApiRef,
  type GridColDef,
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

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    requestEmployees(server, { groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.id,
  getChildrenCount: (row) => row.reportCount,
};
const groupingColDef: GridGroupingColDefOverride<EmployeeRecord> = {
  headerName: 'Employee',
  width: 220,
  valueFormatter: (_id: string, row) => row.name,
};
const openFirst = ({ groupingKey }: { groupingKey: unknown }) =>
  ['E-1001', 'E-1002'].includes(String(groupingKey));

export default function ServerTreeRefreshBranch() {
  const apiRef = useGridApiRef();
  const columns = React.useMemo<GridColDef<EmployeeRecord>[]>(() => {
    /* preview-start */
    const hire = async (lead: EmployeeRecord) => {
      const body = JSON.stringify({ managerId: lead.id });
      await server.fetch('/api/employees', { method: 'POST', body });
      const api = apiRef.current?.dataSource;
      api?.cache.clear();
      api?.fetchRows(lead.managerId!); // the lead's own row, with the new count
      api?.fetchRows(lead.id); // the lead's team
    };
    /* preview-end */
    return [
      ...employeeColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Hire',
        width: 70,
        getActions: ({ row }) =>
          row.title.endsWith('lead')
            ? [
                <GridActionsCellItem
                  key="hire"
                  icon={<PersonAdd />}
                  label={`Hire for ${row.name}`}
                  onClick={() => hire(row)}
                />,
              ]
            : [],
      },
    ];
  }, [apiRef]);
  return (
    <>
      <DataGridPro
        treeData
        dataSource={dataSource}
        isGroupExpandedByDefault={openFirst}
        apiRef={apiRef}
        groupingColDef={groupingColDef}
        columns={columns}
        hideFooter
        aria-label="Employees with new hires"
      />
      <RequestLog server={server} />
    </>
  );
}
