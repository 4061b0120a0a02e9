import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
  type GridGroupNode,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { employeeColumns } from '../../dataset/employeeColumns';
import { createEmployeeServer, requestEmployees } from '../../dataset/employeeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createEmployeeServer();

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    requestEmployees(server, { groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.name,
  getChildrenCount: (row) => row.reportCount,
};
const groupingColDef = { headerName: 'Employee', width: 220 };

export default function ServerTreeKeepExpanded() {
  const apiRef = useGridApiRef();
  /* preview-start */
  const open = React.useRef(new Set<GridRowId>());
  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (node) => {
        if (node.type === 'group' && node.childrenExpanded) open.current.add(node.id);
        else open.current.delete(node.id);
      }),
    [apiRef],
  );
  // Pass it to the isGroupExpandedByDefault prop.
  const isOpen = React.useCallback((node: GridGroupNode) => open.current.has(node.id), []);
  /* preview-end */
  return (
    <>
      <DataGridPro
        treeData
        dataSource={dataSource}
        isGroupExpandedByDefault={isOpen}
        apiRef={apiRef}
        columns={employeeColumns}
        groupingColDef={groupingColDef}
        hideFooter
        aria-label="Employees whose branches stay expanded"
      />
      <RequestLog server={server} />
    </>
  );
}
