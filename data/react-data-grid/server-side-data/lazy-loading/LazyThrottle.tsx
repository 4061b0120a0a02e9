import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, requestOrders } from '../../dataset/orderServer';
import { orderServerColumns } from '../../dataset/orderServerColumns';
import RequestLog from '../../dataset/RequestLog';

const server = createOrderServer({ count: 20_000, latency: 200 });
const dataSource: GridDataSource = { getRows: (params) => requestOrders(server, params) };

export default function LazyThrottle() {
  const [throttle, setThrottle] = React.useState(1500);
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        <TextField
          label="lazyLoadingRequestThrottleMs"
          type="number"
          size="small"
          value={throttle}
          onChange={(event) => setThrottle(Math.max(0, Number(event.target.value)))}
          slotProps={{ htmlInput: { min: 0, step: 250 } }}
          sx={{ minWidth: 260 }}
        />
        <Button onClick={() => server.clearLog()}>Clear the log</Button>
      </Stack>
      {/* preview-start */}
      <DataGridPro
        dataSource={dataSource}
        dataSourceCache={null}
        lazyLoading
        lazyLoadingRequestThrottleMs={throttle}
        columns={orderServerColumns}
        aria-label="Orders with throttled requests"
      />
      {/* preview-end */}
      <RequestLog server={server} />
    </>
  );
}
