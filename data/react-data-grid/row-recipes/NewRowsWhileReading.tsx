import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createTrades, type Trade } from '../dataset/trades';

const trades = createTrades(400);
const FIRST = 80; // Trades that exist when the page opens.
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', hourCycle: 'h23' });

const columns: GridColDef<Trade>[] = [
  {
    field: 'time',
    headerName: 'Time',
    width: 100,
    valueFormatter: (value: Date) => clock.format(value),
  },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 150 },
  {
    field: 'side',
    headerName: 'Side',
    width: 80,
    renderCell: ({ row }) => (
      <Chip size="small" label={row.side} color={row.side === 'Buy' ? 'success' : 'error'} />
    ),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100 },
];

export default function NewRowsWhileReading() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(false);
  const [rows, setRows] = React.useState(() => trades.slice(0, FIRST).reverse());
  const [waiting, setWaiting] = React.useState<Trade[]>([]);

  /* preview-start */
  const receive = (trade: Trade) => {
    const isAtTop = apiRef.current?.getScrollPosition().top === 0;
    if (isAtTop) {
      setRows([trade, ...waiting, ...rows]);
      setWaiting([]);
    } else {
      setWaiting([trade, ...waiting]);
    }
  };
  const showWaiting = () => {
    setRows([...waiting, ...rows]);
    setWaiting([]);
    apiRef.current?.scrollToIndexes({ rowIndex: 0 });
  };
  /* preview-end */

  React.useEffect(() => {
    const trade = trades[rows.length + waiting.length];
    if (!isLive || !trade) return undefined;
    const timer = setTimeout(() => receive(trade), 1200);
    return () => clearTimeout(timer);
  });

  return (
    <>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={isLive} onChange={(event) => setIsLive(event.target.checked)} />
          }
          label="Receive trades"
        />
        <Button variant="contained" disabled={waiting.length === 0} onClick={showWaiting}>
          {waiting.length === 0 ? 'No new trades' : `Show new trades (${waiting.length})`}
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        disableColumnSorting
        hideFooter
        aria-label="Trades of the day, newest first"
      />
    </>
  );
}
