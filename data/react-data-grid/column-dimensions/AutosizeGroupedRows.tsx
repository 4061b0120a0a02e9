import * as React from 'react';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { flights, type Flight } from '../dataset/flights';

const columns: GridColDef<Flight>[] = [
  { field: 'airline', headerName: 'Airline' },
  { field: 'id', headerName: 'Flight' },
  { field: 'route', headerName: 'Route' },
  { field: 'remark', headerName: 'Remark' },
];
const initialState = {
  rowGrouping: { model: ['airline'] },
  columns: { columnVisibilityModel: { airline: false } },
};
const options = { includeOutliers: true };

export default function AutosizeGroupedRows() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    let frame = 0;
    const stop = apiRef.current?.subscribeEvent('rowExpansionChange', () => {
      cancelAnimationFrame(frame);
      // In the next frame, the rows of the group are in the document.
      frame = requestAnimationFrame(() => void apiRef.current?.autosizeColumns(options));
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [apiRef]);

  return (
    <DataGridPremium
      apiRef={apiRef}
      rows={flights}
      columns={columns}
      initialState={initialState}
      autosizeOnMount
      autosizeOptions={options}
      density="compact"
      hideFooter
      aria-label="Flights by airline, fitted"
    />
  );
}
