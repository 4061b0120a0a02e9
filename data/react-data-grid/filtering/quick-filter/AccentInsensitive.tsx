import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['zoe'] } },
};

export default function AccentInsensitive() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);
  return (
    <Box sx={{ inlineSize: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={ignoreDiacritics}
            onChange={(event) => setIgnoreDiacritics(event.target.checked)}
          />
        }
        label="ignoreDiacritics"
      />
      <Box sx={{ blockSize: 400 }}>
        <DataGrid
          // Nothing is filtered again when the prop changes: start anew.
          key={String(ignoreDiacritics)}
          rows={books}
          columns={bookColumns}
          initialState={initialState}
          ignoreDiacritics={ignoreDiacritics}
          showToolbar
          aria-label="Books by an author with an accent"
        />
      </Box>
    </Box>
  );
}
