import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

export default function KeepThroughFilter() {
  const apiRef = useGridApiRef();
  const [keep, setKeep] = React.useState(true);
  const search = (words: string[]) => apiRef.current?.setQuickFilterValues(words);
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
        <FormControlLabel
          control={<Switch checked={keep} onChange={(event) => setKeep(event.target.checked)} />}
          label="keepNonExistentRowsSelected"
        />
        <Button variant="outlined" onClick={() => search(['M8'])}>
          Filter by “M8”
        </Button>
        <Button variant="outlined" onClick={() => search([])}>
          Show all
        </Button>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        /* preview-start */
        rows={parts}
        columns={partColumns}
        checkboxSelection
        keepNonExistentRowsSelected={keep}
        /* preview-end */
        aria-label="Parts that stay selected while filtered"
      />
    </>
  );
}
