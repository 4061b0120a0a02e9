import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  GridGetRowsError,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { createFilmServer, requestFilms } from '../../dataset/filmServer';
import { filmServerColumns } from '../../dataset/filmServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createFilmServer();

const dataSource: GridDataSource = {
  getRows: ({ groupFields, groupKeys, sortModel, filterModel }) =>
    requestFilms(server, { groupFields, groupKeys, sortModel, filterModel }),
  getGroupKey: (row) => row.groupKey,
  getChildrenCount: (row) => row.childCount ?? 0,
};

const initialState = {
  rowGrouping: { model: ['company', 'director'] },
  columns: { columnVisibilityModel: { company: false, director: false } },
};

const groupingColDef = { width: 210 };

export default function ServerGroupingErrors() {
  const apiRef = useGridApiRef();
  const [failedKeys, setFailedKeys] = React.useState<string[] | null>(null);
  /* preview-start */
  const handleError: DataGridPremiumProps['onDataSourceError'] = (error) => {
    if (error instanceof GridGetRowsError) setFailedKeys(error.params.groupKeys ?? []);
  };
  const retry = () => {
    setFailedKeys(null);
    // This server joins the keys of a group to its id. No id loads the top level.
    apiRef.current?.dataSource.fetchRows(failedKeys?.join(' / ') || undefined);
  };
  /* preview-end */
  return (
    <>
      <Alert
        severity={failedKeys ? 'error' : 'info'}
        action={
          failedKeys && (
            <Button color="inherit" size="small" onClick={retry}>
              Retry
            </Button>
          )
        }
        sx={{ mb: 1 }}
      >
        {failedKeys
          ? `${failedKeys.join(', ') || 'The companies'} couldn’t be loaded.`
          : 'Turn on “Server is down”, then expand a company.'}
      </Alert>
      <DataGridPremium
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={handleError}
        apiRef={apiRef}
        initialState={initialState}
        groupingColDef={groupingColDef}
        columns={filmServerColumns}
        hideFooter
        aria-label="Films by company, from a server that fails"
      />
      <RequestLog server={server} canFail height={72} />
    </>
  );
}
