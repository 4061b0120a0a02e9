import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridInitialState } from '@mui/x-data-grid-premium';
import { carColumns, rentalCars } from '../dataset/rentalCars';

const KEY = 'rental-cars-view';
const HINT = 'Sort, group, or move columns, then reload.';

function readView(): { view: GridInitialState; message: string } {
  try {
    return { view: JSON.parse(localStorage.getItem(KEY) ?? '{}'), message: HINT };
  } catch {
    return { view: {}, message: 'Your last view can’t be read.' };
  }
}

/** Returns what to tell the user. */
function writeView(view: GridInitialState): string {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...view, preferencePanel: undefined }));
    return HINT;
  } catch {
    return 'Not saved: storage is blocked or full.';
  }
}

const subscribe = () => () => {};

function SavedGrid() {
  const apiRef = useGridApiRef();
  const [{ view, message }] = React.useState(readView);
  const [saved, setSaved] = React.useState(message);
  React.useEffect(() => {
    const save = () => {
      const exported = apiRef.current?.exportState();
      if (exported) setSaved(writeView(exported));
    };
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('beforeunload', save);
    // Phones close pages that are in the background without `beforeunload`.
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('beforeunload', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      save();
    };
  }, [apiRef]);
  return (
    <React.Fragment>
      <Typography variant="body2" role="status" noWrap sx={{ mb: 1 }}>
        {saved}
      </Typography>
      <Box sx={{ blockSize: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rentalCars}
          columns={carColumns}
          initialState={view}
          hideFooter
          aria-label="Cars in the view of your last visit"
        />
      </Box>
    </React.Fragment>
  );
}
export default function StateLocalStorage() {
  // False on the server and while its HTML is taken over: there is no storage yet.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return <>{isBrowser && <SavedGrid />}</>;
}
