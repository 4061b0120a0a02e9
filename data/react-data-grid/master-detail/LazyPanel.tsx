import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { fetchOrderLines, type OrderLine } from '../dataset/orderLines';
import { orders, type Order } from '../dataset/orders';

type Load = (orderId: number) => Promise<OrderLine[]>;

function LinesPanel({ orderId, load }: { orderId: number; load: Load }) {
  const [lines, setLines] = React.useState<OrderLine[] | null>(null);
  const [problem, setProblem] = React.useState('');

  /* preview-start */
  const [attempt, setAttempt] = React.useState(0);
  React.useEffect(() => {
    let mounted = true;
    load(orderId).then(
      (loaded) => mounted && setLines(loaded),
      (error: Error) => mounted && setProblem(error.message),
    );
    return () => {
      mounted = false;
    };
  }, [orderId, load, attempt]);
  const retry = () => {
    setProblem('');
    setAttempt(attempt + 1);
  };
  /* preview-end */

  if (problem) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={retry}>
            Retry
          </Button>
        }
      >
        {problem}
      </Alert>
    );
  }
  if (!lines) {
    // As high as the articles, so that the rows below don't jump.
    return (
      <Box sx={{ height: 64 }}>
        <LinearProgress aria-label="Loading the articles" />
      </Box>
    );
  }
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ p: 2, flexWrap: 'wrap', maxInlineSize: { xs: 280, sm: 'none' } }}
    >
      {lines.map(({ id, quantity, article, packed }) => (
        <Chip
          key={id}
          variant={packed ? 'filled' : 'outlined'}
          color={packed ? 'success' : 'default'}
          label={`${quantity} × ${article}${packed ? '' : ', not packed'}`}
        />
      ))}
    </Stack>
  );
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => money.format(value),
  },
];
const getDetailPanelHeight = () => 'auto' as const;
const expandedRowIds = new Set([4104]);

export default function LazyPanel() {
  const [requests, setRequests] = React.useState(0);
  const cache = React.useRef(new Map<number, Promise<OrderLine[]>>());

  const load = React.useCallback<Load>((orderId) => {
    const cached = cache.current.get(orderId);
    if (cached) return cached;
    setRequests((count) => count + 1);
    const request = fetchOrderLines(orderId);
    cache.current.set(orderId, request);
    request.catch(() => cache.current.delete(orderId));
    return request;
  }, []);

  const getDetailPanelContent = React.useCallback(
    ({ row }: GridRowParams<Order>) => <LinesPanel orderId={row.id} load={load} />,
    [load],
  );

  return (
    <>
      <Typography variant="body2" role="status" sx={{ pb: 1 }}>
        Requests to the server: {requests}
      </Typography>
      <DataGridPro
        rows={orders}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds } }}
        hideFooter
        aria-label="Orders whose articles are loaded on demand"
      />
    </>
  );
}
