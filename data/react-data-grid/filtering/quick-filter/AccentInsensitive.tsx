import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { bookColumns, books } from '../../dataset/books';

export default function AccentInsensitive() {
  const [ignoreDiacritics, setIgnoreDiacritics] = React.useState(true);
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [],
    quickFilterValues: ['zoe'],
  });
  return (
    <>
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
          filterModel={model}
          onFilterModelChange={(next) => setModel(next)}
          ignoreDiacritics={ignoreDiacritics}
          showToolbar
          aria-label="Books by an author with an accent"
        />
      </Box>
    </>
  );
}
