import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridGetRowsError,
  useGridApiRef,
  type DataGridProProps,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { employeeColumns } from '../../dataset/employeeColumns';
import { createEmployeeServer, requestEmployees } from '../../dataset/employeeServer';
import RequestLog from '../../dataset/RequestLog';

const server = createEmployeeServer();

const dataSource: GridDataSource = {
  getRows: ({ groupKeys, sortModel, filterModel }) =>
    requestEmployees(server, { groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.id,
  getChildrenCount: (row) => row.reportCount,
};
const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Employee',
  width: 220,
  valueFormatter: (_id: string, row) => row.name,
};

interface Failure {
  message: string;
  /** Missing if the top level failed. */
  parentId?: string;
  name?: string;
}

export default function ServerTreeErrors() {
  const apiRef = useGridApiRef();
  const [failure, setFailure] = React.useState<Failure | null>(null);
  /* preview-start */
  const handleError: DataGridProProps['onDataSourceError'] = (error) => {
    if (!(error instanceof GridGetRowsError)) return;
    // Keys are ids here, so the last key is the id of the row that was expanded.
    const parentId = error.params.groupKeys?.at(-1);
    const name = parentId && apiRef.current?.getRow(parentId)?.name;
    setFailure({ message: error.message, parentId, name });
  };
  const retry = () => {
    setFailure(null);
    apiRef.current?.dataSource.fetchRows(failure?.parentId);
  };
  /* preview-end */
  return (
    <>
      <Alert
        severity={failure ? 'error' : 'info'}
        action={
          failure && (
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          )
        }
        sx={{ mb: 1 }}
      >
        {failure
          ? `${failure.name ? `The team of ${failure.name}` : 'The directors'} couldn’t be loaded. ${failure.message}`
          : 'Turn on “Server is down”, then expand a director or sort.'}
      </Alert>
      <DataGridPro
        treeData
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={handleError}
        apiRef={apiRef}
        groupingColDef={groupingColDef}
        columns={employeeColumns}
        hideFooter
        aria-label="Employees of a server that fails"
      />
      <RequestLog server={server} canFail height={72} />
    </>
  );
}
