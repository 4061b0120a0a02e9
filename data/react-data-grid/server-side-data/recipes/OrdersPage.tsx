import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer();
const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function OrdersPage() {
  const apiRef = useGridApiRef();
  const [error, setError] = React.useState<string>();
  const [selection, setSelection] = React.useState(nothing);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => {
        setError(undefined);
        return requestOrders(server, params);
      },
    }),
    [],
  );
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (text: string) => {
    clearTimeout(timer.current);
    const words = text.split(' ').filter(Boolean);
    timer.current = setTimeout(() => apiRef.current?.setQuickFilterValues(words), 300);
  };
  const retry = <Button onClick={() => apiRef.current?.dataSource.fetchRows()}>Try again</Button>;

  return (
    <>
      <Stack direction="row" spacing={2} sx={{ mb: 1, alignItems: 'center' }}>
        <TextField
          type="search"
          label="Search orders"
          size="small"
          onChange={(event) => search(event.target.value)}
        />
        <Typography
          noWrap
          variant="body2"
          role="status"
          sx={{ flexShrink: 0 }}
        >{`${selection.ids.size} selected`}</Typography>
        {selection.ids.size > 0 && <Button onClick={() => setSelection(nothing)}>Clear</Button>}
      </Stack>
      {error && (
        <Alert severity="error" action={retry} sx={{ mb: 1 }}>
          {error}
        </Alert>
      )}
      {/* preview-start */}
      <DataGrid
        apiRef={apiRef}
        dataSource={dataSource}
        dataSourceCache={null}
        onDataSourceError={({ message }) => setError(message)}
        localeText={{ noRowsLabel: error ? 'The orders weren’t loaded' : 'No orders found' }}
        columns={orderServerColumns}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={(newModel) => setSelection(newModel)}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders"
      />
      {/* preview-end */}
      <RequestLog server={server} canFail />
    </>
  );
}
