import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export const SearchContext = React.createContext({
  query: '',
  setQuery: (_query: string): void => {},
});

let mounts = 0;

/** A search field that counts how often React has mounted it. */
export default function FlightSearch() {
  const { query, setQuery } = React.useContext(SearchContext);
  const output = React.useRef<HTMLOutputElement>(null);

  React.useEffect(() => {
    mounts += 1;
    if (output.current) output.current.textContent = `Mounts: ${mounts}`;
  }, []);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 1.5 }}>
      <TextField
        size="small"
        label="Search destinations"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <output ref={output} />
    </Box>
  );
}
