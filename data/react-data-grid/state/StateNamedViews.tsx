import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { rentalCars, type RentalCar } from '../dataset/rentalCars';

const SERVICE_AFTER = 100_000;

const columns: GridColDef<RentalCar>[] = [
  { field: 'brand', headerName: 'Brand', width: 110 },
  { field: 'city', headerName: 'City', width: 110 },
  {
    field: 'rate',
    headerName: 'Rate per day',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => `€${value}`,
  },
  {
    field: 'kilometers',
    headerName: 'Service interval',
    type: 'number',
    width: 170,
    renderCell: ({ row }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', blockSize: '100%' }}>
        <LinearProgress
          variant="determinate"
          color={row.kilometers > 0.8 * SERVICE_AFTER ? 'warning' : 'primary'}
          value={(row.kilometers / SERVICE_AFTER) * 100}
          aria-label={`${row.kilometers} of ${SERVICE_AFTER} kilometers`}
          sx={{ flex: 1 }}
        />
      </Box>
    ),
  },
  {
    field: 'free',
    headerName: 'Status',
    type: 'boolean',
    width: 130,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        color={row.free ? 'success' : 'default'}
        label={row.free ? 'Available' : 'Rented'}
      />
    ),
  },
];

// Each view sets the same three parts, so that nothing of the previous view remains.
const firstViews: Record<string, GridInitialState> = {
  Cheapest: {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [{ field: 'rate', sort: 'asc' }] },
    pinnedColumns: { left: ['rate'] },
  },
  'Available in Porto': {
    filter: {
      filterModel: {
        items: [
          { id: 1, field: 'city', operator: 'equals', value: 'Porto' },
          { id: 2, field: 'free', operator: 'is', value: 'true' },
        ],
      },
    },
    sorting: { sortModel: [] },
    pinnedColumns: { left: [] },
  },
  'Service due': {
    filter: { filterModel: { items: [{ field: 'kilometers', operator: '>', value: 80_000 }] } },
    sorting: { sortModel: [{ field: 'kilometers', sort: 'desc' }] },
    pinnedColumns: { left: [] },
  },
};

export default function StateNamedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(firstViews);
  const [name, setName] = React.useState('My view');
  /* preview-start */
  const save = () => {
    const view = apiRef.current?.exportState();
    if (view) setViews({ ...views, [name.trim()]: { ...view, preferencePanel: undefined } });
  };
  const apply = (view: GridInitialState) => apiRef.current?.restoreState(view);
  /* preview-end */
  const remove = (removed: string) =>
    setViews(Object.fromEntries(Object.entries(views).filter(([key]) => key !== removed)));
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minBlockSize: 40 }}>
        {Object.entries(views).map(([key, view]) => (
          <Chip
            key={key}
            label={key}
            variant="outlined"
            onClick={() => apply(view)}
            onDelete={() => remove(key)}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ my: 2 }}>
        <TextField
          size="small"
          label="View name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button variant="outlined" disabled={!name.trim()} onClick={save} sx={{ flexShrink: 0 }}>
          Save view
        </Button>
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        rows={rentalCars}
        columns={columns}
        hideFooter
        aria-label="Rental cars"
      />
    </>
  );
}
