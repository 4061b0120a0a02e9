import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight' },
  { field: 'route', headerName: 'Route' },
  { field: 'airline', headerName: 'Airline' },
];

/** Represents a request to a server. */
const fetchFlights = () =>
  new Promise<Flight[]>((resolve) => setTimeout(() => resolve(flights), 800));

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export default function AutosizeAfterFetch() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Flight[]>([]);
  const [loading, setLoading] = React.useState(false);

  /* preview-start */
  const load = async () => {
    setLoading(true);
    const fetched = await fetchFlights();
    flushSync(() => {
      setRows(fetched);
      setLoading(false);
    });
    // The grid can only measure rows that are in the document.
    await nextFrame();
    await nextFrame();
    flushSync(() => void apiRef.current?.autosizeColumns({ includeOutliers: true }));
  };
  /* preview-end */

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={load}
        disabled={loading}
        sx={{ mb: 1, alignSelf: 'flex-start' }}
      >
        Load flights
      </Button>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        loading={loading}
        density="compact"
        hideFooter
        aria-label="Flights that fit after loading"
      />
    </>
  );
}
