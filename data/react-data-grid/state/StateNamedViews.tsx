import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPro, useGridApiRef, type GridInitialState } from '@mui/x-data-grid-pro';
import { carColumns, rentalCars } from '../dataset/rentalCars';

// Each view says all three, so that nothing of the one before is left.
const firstViews: Record<string, GridInitialState> = {
  Cheapest: {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [{ field: 'rate', sort: 'asc' }] },
    pinnedColumns: { left: ['rate'] },
  },
  'In Porto': {
    filter: { filterModel: { items: [{ field: 'city', operator: 'equals', value: 'Porto' }] } },
    sorting: { sortModel: [] },
    pinnedColumns: { left: [] },
  },
};

export default function StateNamedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(firstViews);
  const [name, setName] = React.useState('My view');
  const save = () => {
    const view = apiRef.current?.exportState();
    if (view) setViews({ ...views, [name]: { ...view, preferencePanel: undefined } });
  };
  const remove = (removed: string) =>
    setViews(Object.fromEntries(Object.entries(views).filter(([key]) => key !== removed)));
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minBlockSize: 72 }}>
        {Object.entries(views).map(([key, view]) => (
          <Chip
            key={key}
            label={key}
            onClick={() => apiRef.current?.restoreState(view)}
            onDelete={() => remove(key)}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <TextField
          size="small"
          label="Name of the view"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button variant="outlined" disabled={!name.trim()} onClick={save}>
          Save
        </Button>
      </Stack>
      <Box sx={{ blockSize: 380 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={rentalCars}
          columns={carColumns}
          hideFooter
          aria-label="Cars in one of several views"
        />
      </Box>
    </>
  );
}
