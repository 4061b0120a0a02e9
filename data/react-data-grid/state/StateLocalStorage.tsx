import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridInitialState } from '@mui/x-data-grid-premium';
import { carColumns, rentalCars } from '../dataset/rentalCars';

const KEY = 'rental-cars-view';
const HINT = 'Sort, group, or move columns, then reload the page.';

function readView(): { view: GridInitialState; message: string } {
  try {
    return { view: JSON.parse(localStorage.getItem(KEY) ?? '{}'), message: HINT };
  } catch {
    return { view: {}, message: 'Your last view couldn’t be loaded.' };
  }
}

/** Returns a message for the user. */
function writeView(view: GridInitialState): string {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...view, preferencePanel: undefined }));
    return HINT;
  } catch {
    return 'Your view couldn’t be saved. Browser storage is full or blocked.';
  }
}

function SavedGrid() {
  const apiRef = useGridApiRef();
  const [{ view, message }] = React.useState(readView);
  const [status, setStatus] = React.useState(message);
  /* preview-start */
  React.useLayoutEffect(() => {
    const save = () => {
      const exported = apiRef.current?.exportState();
      if (exported) setStatus(writeView(exported));
    };
    window.addEventListener('beforeunload', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      window.removeEventListener('beforeunload', save);
      document.removeEventListener('visibilitychange', save);
      save();
    };
  }, [apiRef]);
  /* preview-end */
  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {status}
      </Typography>
      <DataGridPremium
        apiRef={apiRef}
        rows={rentalCars}
        columns={carColumns}
        initialState={view}
        hideFooter
        aria-label="Rental cars in your last view"
      />
    </>
  );
}

const subscribe = () => () => {};

export default function StateLocalStorage() {
  // Browser storage doesn't exist on the server, so the grid is only rendered in the browser.
  const isBrowser = React.useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isBrowser ? <SavedGrid /> : null;
}
