import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { moveMarket, positions, type Position } from '../dataset/positions';
import { CountedCell, createRenderCounter, RenderCount } from './renderCounter';

const counter = createRenderCounter();
const price = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const columns: GridColDef<Position>[] = [
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 140 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    renderCell: ({ row }) => <CountedCell counter={counter}>{price.format(row.price)}</CountedCell>,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => (100 * (row.price - row.open)) / row.open,
    renderCell: ({ value }) => (
      <CountedCell counter={counter}>
        <Chip
          size="small"
          variant="outlined"
          color={value < 0 ? 'error' : 'success'}
          label={<span dir="ltr">{`${value < 0 ? '' : '+'}${value.toFixed(2)}%`}</span>}
        />
      </CountedCell>
    ),
  },
];

export default function TickingPrices() {
  const apiRef = useGridApiRef();
  const [isOpen, setIsOpen] = React.useState(false);
  const [way, setWay] = React.useState<'rows' | 'updateRows' | 'throttle'>('rows');
  const [rows, setRows] = React.useState(positions);

  React.useEffect(() => {
    if (!isOpen) return undefined;
    let tick = 0;
    const market = new Map(positions.map((row) => [row.id, row]));
    const feed = setInterval(() => {
      tick += 1;
      const moved = moveMarket(tick, (id) => market.get(id)!);
      moved.forEach((row) => market.set(row.id, row));
      /* preview-start */
      if (way === 'rows') setRows([...market.values()]);
      else apiRef.current?.updateRows(moved);
    }, 50);
    return () => clearInterval(feed);
  }, [apiRef, isOpen, way]);

  const grid = (
    <DataGridPro
      apiRef={apiRef}
      rows={rows}
      columns={columns}
      throttleRowsMs={way === 'throttle' ? 1000 : 0}
      /* preview-end */
      density="compact"
      hideFooter
      aria-label="Live prices"
    />
  );

  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={way}
          onChange={(_event, next: typeof way | null) => next && setWay(next)}
          aria-label="How the grid receives prices"
          sx={{ '& button': { textTransform: 'none' } }}
        >
          <ToggleButton value="rows">New rows</ToggleButton>
          <ToggleButton value="updateRows">updateRows()</ToggleButton>
          <ToggleButton value="throttle">Throttled</ToggleButton>
        </ToggleButtonGroup>
        <Button variant="contained" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close the market' : 'Open the market'}
        </Button>
        <RenderCount counter={counter} />
      </Stack>
      {grid}
    </>
  );
}
