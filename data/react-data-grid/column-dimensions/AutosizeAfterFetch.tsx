import * as React from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'id', headerName: 'Flight' },
  { field: 'route', headerName: 'Route' },
  { field: 'airline', headerName: 'Airline' },
];
const options = { includeOutliers: true };

/** Stands for a request. */
const fetchFlights = () =>
  new Promise<Flight[]>((resolve) => setTimeout(() => resolve(flights), 800));

export default function AutosizeAfterFetch() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Flight[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    setLoading(true);
    const next = await fetchFlights();
    // The rows must be in the document before they can be measured.
    flushSync(() => {
      setRows(next);
      setLoading(false);
    });
    await apiRef.current?.autosizeColumns(options);
  };

  return (
    <>
      <Button size="small" variant="outlined" onClick={load} disabled={loading} sx={{ mb: 1 }}>
        Load flights
      </Button>
      <Box sx={{ blockSize: 275 }}>
        <DataGrid
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          loading={loading}
          density="compact"
          hideFooter
          aria-label="Flights, fitted after loading"
        />
      </Box>
    </>
  );
}
