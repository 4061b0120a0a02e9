import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridDataSource } from '@mui/x-data-grid';
import { fetchApartments } from '../../dataset/apartmentServer';
import { columns } from './apartmentColumns';
import { toQuery } from './apartmentQuery';

export default function DataSourceFilter() {
  const [isDown, setIsDown] = React.useState(false);
  const [error, setError] = React.useState<string>();

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ filterModel }) => {
        setError(undefined);
        return fetchApartments(isDown ? 'status=503' : toQuery(filterModel));
      },
    }),
    [isDown],
  );
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isDown} onChange={(event) => setIsDown(event.target.checked)} />}
        label="Server is down"
      />
      {error && (
        <Alert severity="error" sx={{ mb: 1 }}>
          The apartments can’t be loaded: {error}
        </Alert>
      )}
      {/* preview-start */}
      <DataGrid
        dataSource={dataSource}
        onDataSourceError={({ message }) => setError(message)}
        columns={columns}
        showToolbar
        hideFooter
        disableColumnSorting
        aria-label="Apartments from a data source"
      />
      {/* preview-end */}
    </>
  );
}
