import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { films } from '../dataset/films';
import { gridEvents } from './gridEvents';
import { filmListColumns } from './filmListColumns';

const noisy = /mouse|keyUp|stateChange|scroll|interval|size/i;

const shown = ['id', 'field', 'reason', 'ids', 'page', 'width', 'top', 'left', 'lastRowIndex'];

/** The most telling values of the first argument. */
function summarize(params: unknown) {
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    return JSON.stringify(params) ?? '';
  }
  return Object.entries(params)
    .filter(([key]) => shown.includes(key))
    .map(([key, value]) => `${key}: ${value instanceof Set ? [...value].join(', ') : value}`)
    .join(', ');
}

export default function EventLog() {
  const apiRef = useGridApiRef();
  const [withNoise, setWithNoise] = React.useState(false);
  const [entries, setEntries] = React.useState<{ key: number; name: string; text: string }[]>([]);

  /* preview-start */
  React.useEffect(() => {
    const unsubscribe = gridEvents
      .filter(({ id }) => withNoise || !noisy.test(id))
      .map(({ id }) =>
        apiRef.current?.subscribeEvent(id, (params: unknown) => {
          const entry = { name: id, text: summarize(params) };
          setEntries((all) => [{ key: (all[0]?.key ?? 0) + 1, ...entry }, ...all.slice(0, 49)]);
        }),
      );
    return () => unsubscribe.forEach((stop) => stop?.());
  }, [apiRef, withNoise]);
  /* preview-end */

  return (
    <>
      <DataGrid
        apiRef={apiRef}
        rows={films}
        columns={filmListColumns}
        checkboxSelection
        density="compact"
        pageSizeOptions={[5, 100]}
        aria-label="Films with a log of events"
      />
      <Stack direction="row" spacing={2} sx={{ my: 1, alignItems: 'center' }}>
        <FormControlLabel
          label="Pointer, scroll, and size events"
          control={
            <Switch
              size="small"
              checked={withNoise}
              onChange={(event) => setWithNoise(event.target.checked)}
            />
          }
        />
        <Button size="small" onClick={() => setEntries([])}>
          Clear
        </Button>
      </Stack>
      <Box
        role="log"
        dir="ltr"
        aria-label="Events"
        tabIndex={0}
        sx={{ blockSize: 150, overflow: 'auto', fontFamily: 'monospace', fontSize: 13 }}
      >
        {entries.length === 0 && 'Click, sort, edit, or select something.'}
        {entries.map(({ key, name, text }) => (
          <div key={key}>
            <Box component="span" sx={{ color: 'primary.main', fontWeight: 'bold' }}>
              {name}
            </Box>{' '}
            {text}
          </div>
        ))}
      </Box>
    </>
  );
}
