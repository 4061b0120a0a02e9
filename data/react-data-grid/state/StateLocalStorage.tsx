import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridInitialState } from '@mui/x-data-grid-premium';
import { carColumns, rentalCars } from '../dataset/rentalCars';

const KEY = 'rental-cars-view';

function readView(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as GridInitialState;
  } catch {
    return {}; // Storage is blocked or holds something else: start without a view.
  }
}

function writeView(view: GridInitialState) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...view, preferencePanel: undefined }));
  } catch {
    return; // Storage is blocked or full: the view lasts as long as the page.
  }
}

const subscribe = () => () => {};

function SavedGrid() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(readView);
  React.useEffect(() => {
    const save = () => {
      const view = apiRef.current?.exportState();
      if (view) writeView(view);
    };
    window.addEventListener('beforeunload', save);
    return () => {
      window.removeEventListener('beforeunload', save);
      save();
    };
  }, [apiRef]);
  return (
    <DataGridPremium
      apiRef={apiRef}
      rows={rentalCars}
      columns={carColumns}
      initialState={initialState}
      hideFooter
      aria-label="Cars in the view of your last visit"
    />
  );
}

export default function StateLocalStorage() {
  // False on the server and while its HTML is taken over: there is no storage yet.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <Box sx={{ inlineSize: '100%' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        Sort, group, or move columns, then reload.
      </Typography>
      <Box sx={{ blockSize: 400 }}>{isBrowser && <SavedGrid />}</Box>
    </Box>
  );
}
