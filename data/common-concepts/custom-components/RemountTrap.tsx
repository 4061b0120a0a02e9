import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import FlightSearch, { SearchContext } from './FlightSearch';

const flights = [
  { id: 'BA 432', to: 'Amsterdam', gate: 'A12' },
  { id: 'LH 1172', to: 'Frankfurt', gate: 'B04' },
  { id: 'TP 1351', to: 'Lisbon', gate: 'A07' },
  { id: 'KL 1008', to: 'Amsterdam', gate: 'C21' },
];
const columns = [
  { field: 'id', headerName: 'Flight', flex: 1 },
  { field: 'to', headerName: 'Destination', flex: 1 },
  { field: 'gate', headerName: 'Gate', flex: 1 },
];

/* preview-start */
// Correct: defined once, outside the component that renders the grid
function StableToolbar() {
  return <FlightSearch />;
}

export default function RemountTrap() {
  // Mistake: a new component in each render, so React discards the input
  const InlineToolbar = () => <FlightSearch />;

  const [isInline, setIsInline] = React.useState(true);
  const slots = { toolbar: isInline ? InlineToolbar : StableToolbar };
  /* preview-end */

  const [query, setQuery] = React.useState('');
  const search = React.useMemo(() => ({ query, setQuery }), [query]);

  return (
    <>
      <FormControlLabel
        label="Define the toolbar during render"
        control={
          <Switch checked={isInline} onChange={(event) => setIsInline(event.target.checked)} />
        }
      />
      <Typography variant="body2" sx={{ mb: 1 }}>
        Type two letters in the search field, first with the switch on, then with it off.
      </Typography>
      <SearchContext.Provider value={search}>
        <DataGrid
          aria-label="Departures"
          rows={flights.filter(({ to }) => to.toLowerCase().includes(query.toLowerCase()))}
          columns={columns}
          showToolbar
          slots={slots}
          hideFooter
        />
      </SearchContext.Provider>
    </>
  );
}
