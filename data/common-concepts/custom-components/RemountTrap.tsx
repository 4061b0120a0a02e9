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
  { field: 'to', headerName: 'To', flex: 1 },
  { field: 'gate', headerName: 'Gate', flex: 1 },
];

function StableToolbar() {
  return <FlightSearch />;
}

export default function RemountTrap() {
  const [query, setQuery] = React.useState('');
  const [isInline, setIsInline] = React.useState(true);
  const search = React.useMemo(() => ({ query, setQuery }), [query]);

  // The mistake: each render makes another component, so React throws the old input away.
  const InlineToolbar = () => <FlightSearch />;

  return (
    <>
      <FormControlLabel
        label="Component defined during render"
        control={
          <Switch checked={isInline} onChange={(event) => setIsInline(event.target.checked)} />
        }
      />
      <SearchContext.Provider value={search}>
        <div style={{ height: 300, width: '100%' }}>
          <DataGrid
            aria-label="Departures"
            rows={flights.filter(({ to }) => to.toLowerCase().includes(query.toLowerCase()))}
            columns={columns}
            showToolbar
            slots={{ toolbar: isInline ? InlineToolbar : StableToolbar }}
            hideFooter
          />
        </div>
      </SearchContext.Provider>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Type two letters into the search, with the switch on and off.
      </Typography>
    </>
  );
}
