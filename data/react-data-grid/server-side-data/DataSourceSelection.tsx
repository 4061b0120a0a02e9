import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridDataSource,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createOrderServer, requestOrders } from '../dataset/orderServer';
import { orderServerColumns } from '../dataset/orderServerColumns';
import RequestLog from '../dataset/RequestLog';

const server = createOrderServer();
const dataSource: GridDataSource = { getRows: (params) => requestOrders(server, params) };
const nothing: GridRowSelectionModel = { type: 'include', ids: new Set() };

export default function DataSourceSelection() {
  const apiRef = useGridApiRef();
  const [selection, setSelection] = React.useState(nothing);

  const ship = async () => {
    const body = JSON.stringify({ status: 'Shipped' });
    const save = (id: string | number) =>
      server.fetch(`/api/orders/${id}`, { method: 'PATCH', body });
    await Promise.all([...selection.ids].map(save));
    setSelection(nothing);
    apiRef.current?.dataSource.cache.clear();
    apiRef.current?.dataSource.fetchRows();
  };

  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={selection.ids.size === 0}
          onClick={() => void ship()}
          sx={{ flexShrink: 0 }}
        >
          Mark as shipped
        </Button>
        <Typography variant="body2" role="status" noWrap>
          {selection.ids.size === 0 ? 'None selected' : `Orders ${[...selection.ids].join(', ')}`}
        </Typography>
      </Stack>
      {/* preview-start */}
      <DataGrid
        apiRef={apiRef}
        dataSource={dataSource}
        columns={orderServerColumns}
        checkboxSelection
        disableRowSelectionOnClick
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={(newModel) => setSelection(newModel)}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 50, 100]}
        aria-label="Orders to ship"
      />
      {/* preview-end */}
      <RequestLog server={server} />
    </>
  );
}
