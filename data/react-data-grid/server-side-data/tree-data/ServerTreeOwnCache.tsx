import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridDataSource,
  type GridDataSourceCache,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid-pro';
import { employeeColumns } from '../../dataset/employeeColumns';
import { createEmployeeServer, requestEmployees } from '../../dataset/employeeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createEmployeeServer();

/* preview-start */
class BranchCache implements GridDataSourceCache {
  private readonly answers = new Map<string, GridGetRowsResponse>();
  private keyOf = ({ groupKeys, start, end, sortModel, filterModel }: GridGetRowsParams) =>
    JSON.stringify([groupKeys, start, end, sortModel, filterModel]);
  set = (params: GridGetRowsParams, answer: GridGetRowsResponse) =>
    void this.answers.set(this.keyOf(params), answer);
  get = (params: GridGetRowsParams) => this.answers.get(this.keyOf(params));
  clear = () => this.answers.clear();
  /** Clears a branch and the branches below it. */
  clearBranch = (groupKeys: string[]) => {
    const start = JSON.stringify(groupKeys).slice(0, -1);
    for (const key of this.answers.keys())
      if (key.startsWith(`[${start}`)) this.answers.delete(key);
  };
}
/* preview-end */

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    requestEmployees(server, { groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.id,
  getChildrenCount: (row) => row.reportCount,
};
const groupingColDef = {
  headerName: 'Employee',
  width: 220,
  valueFormatter: (_id: string, row: { name: string }) => row.name,
};

export default function ServerTreeOwnCache() {
  const apiRef = useGridApiRef();
  const [cache] = React.useState(() => new BranchCache());
  const reload = () => {
    cache.clearBranch(['E-1001']);
    apiRef.current?.dataSource.fetchRows('E-1001');
  };
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={reload}>
          Reload Fleet
        </Button>
        <Button size="small" variant="outlined" onClick={cache.clear}>
          Clear cache
        </Button>
      </Stack>
      <DataGridPro
        treeData
        dataSource={dataSource}
        dataSourceCache={cache}
        apiRef={apiRef}
        groupingColDef={groupingColDef}
        columns={employeeColumns}
        hideFooter
        aria-label="Employees in a cache by branch"
      />
      <RequestLog server={server} />
    </>
  );
}
