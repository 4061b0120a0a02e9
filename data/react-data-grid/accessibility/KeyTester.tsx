import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridColumnLookupSelector,
  gridFocusCellSelector,
  gridFocusColumnHeaderSelector,
  useGridApiContext,
  useGridEvent,
  useGridSelector,
} from '@mui/x-data-grid';
import { orderColumns } from '../dataset/orderColumns';
import { orders } from '../dataset/orders';

const modifiers = ['Control', 'Shift', 'Alt', 'Meta'] as const;

function describe(event: React.KeyboardEvent) {
  const key = event.key === ' ' ? 'Space' : event.key;
  const held = modifiers.filter((name) => name !== key && event.getModifierState(name));
  return [...held, key].join(' + ');
}

function KeyReadout() {
  const apiRef = useGridApiContext();
  const [last, setLast] = React.useState({ keys: 'Press a key', event: '' });
  /* preview-start */
  const cell = useGridSelector(apiRef, gridFocusCellSelector);
  const header = useGridSelector(apiRef, gridFocusColumnHeaderSelector);
  useGridEvent(apiRef, 'cellKeyDown', (_params, event) =>
    setLast({ keys: describe(event), event: 'cellKeyDown' }),
  );
  useGridEvent(apiRef, 'columnHeaderKeyDown', (_params, event) =>
    setLast({ keys: describe(event), event: 'columnHeaderKeyDown' }),
  );
  /* preview-end */
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);
  const nameOf = (field: string) => columns[field]?.headerName ?? 'Checkbox';
  let focus = 'Nothing';
  if (cell) focus = `${nameOf(cell.field)}, order ${cell.id}`;
  if (header) focus = `Header of ${nameOf(header.field)}`;

  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ p: 1, flexWrap: 'wrap' }}>
      <Chip color="primary" label={last.keys} />
      <Chip variant="outlined" label={`Focus: ${focus}`} />
      {last.event && <Chip variant="outlined" label={`Event: ${last.event}`} />}
    </Stack>
  );
}

const slots = { footer: KeyReadout };

export default function KeyTester() {
  return (
    <DataGrid
      rows={orders}
      columns={orderColumns}
      slots={slots}
      checkboxSelection
      aria-label="Orders with a readout of the last key"
    />
  );
}
