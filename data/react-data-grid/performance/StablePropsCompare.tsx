import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { huts, type Hut } from '../dataset/huts';
import { CountedCell, createRenderCounter, RenderCount, type RenderCounter } from './renderCounter';

const chipColors = { Open: 'success', Full: 'warning', Closed: 'default' } as const;

const createColumns = (counter: RenderCounter): GridColDef<Hut>[] => [
  {
    field: 'name',
    headerName: 'Hut',
    flex: 1,
    renderCell: ({ row }) => <CountedCell counter={counter}>{row.name}</CountedCell>,
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 100,
    renderCell: ({ row }) => (
      <CountedCell counter={counter}>
        <Chip size="small" label={row.status} color={chipColors[row.status]} />
      </CountedCell>
    ),
  },
];
const inlineCounter = createRenderCounter();
const stableCounter = createRenderCounter();
const inlineColumns = createColumns(inlineCounter);
const stableColumns = createColumns(stableCounter);

/* preview-start */
export default function StablePropsCompare() {
  const [message, setMessage] = React.useState('');
  const handleRowClick = React.useCallback<GridEventListener<'rowClick'>>(
    ({ row }) => setMessage(`A question for ${row.name}: `),
    [],
  );
  const inlineGrid = (
    <DataGrid
      rows={huts}
      columns={inlineColumns}
      hideFooter
      onRowClick={({ row }) => setMessage(`A question for ${row.name}: `)}
      aria-label="Huts, inline handler"
    />
  );
  /* preview-end */
  const stableGrid = (
    <DataGrid
      rows={huts}
      columns={stableColumns}
      hideFooter
      onRowClick={handleRowClick}
      aria-label="Huts, memoized handler"
    />
  );

  return (
    <>
      <TextField
        size="small"
        label="Type a message"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ flex: 1, minBlockSize: 0, mt: 1 }}
      >
        <Stack spacing={1} sx={{ flex: 1, minBlockSize: 0, minInlineSize: 0 }}>
          <Stack direction="row" spacing={1}>
            <span>Inline handler</span>
            <RenderCount counter={inlineCounter} />
          </Stack>
          {inlineGrid}
        </Stack>
        <Stack spacing={1} sx={{ flex: 1, minBlockSize: 0, minInlineSize: 0 }}>
          <Stack direction="row" spacing={1}>
            <span>Memoized handler</span>
            <RenderCount counter={stableCounter} />
          </Stack>
          {stableGrid}
        </Stack>
      </Stack>
    </>
  );
}
