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
const autosizeOptions = { includeOutliers: true };

export default function AutosizeGroupedRows() {
  const apiRef = useGridApiRef();

  /* preview-start */
  React.useEffect(() => {
    let frame = 0;
    const stop = apiRef.current?.subscribeEvent('rowExpansionChange', () => {
      cancelAnimationFrame(frame);
      // The rows of the group are in the document in the next frame.
      frame = requestAnimationFrame(() => void apiRef.current?.autosizeColumns(autosizeOptions));
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, [apiRef]);
  /* preview-end */

  return (
    <DataGridPremium
      apiRef={apiRef}
      rows={flights}
      columns={columns}
      initialState={initialState}
      autosizeOnMount
      autosizeOptions={autosizeOptions}
      density="compact"
      hideFooter
      aria-label="Flights by airline"
    />
  );
}
