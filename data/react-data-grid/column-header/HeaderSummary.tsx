import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { huts, type Hut } from '../dataset/huts';

/* preview-start */
function BedsHeader() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + model.beds, 0);
  return (
    <Stack sx={{ alignItems: 'flex-end' }}>
      <Typography variant="subtitle2">Beds</Typography>
      <Typography variant="caption">Total {total}</Typography>
    </Stack>
  );
}

const beds = { field: 'beds', headerName: 'Beds', renderHeader: () => <BedsHeader /> };
/* preview-end */

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 80 },
  { ...beds, type: 'number', width: 100 },
];

const statuses: Hut['status'][] = ['Open', 'Full', 'Closed'];

export default function HeaderSummary() {
  const [status, setStatus] = React.useState<Hut['status'] | ''>('');
  const filterModel = React.useMemo(
    () => ({ items: status ? [{ field: 'status', operator: 'equals', value: status }] : [] }),
    [status],
  );

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={status}
        onChange={(_event, value) => setStatus(value ?? '')}
        aria-label="Filter by status"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="">All</ToggleButton>
        {statuses.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        rows={huts}
        columns={columns}
        filterModel={filterModel}
        hideFooter
        aria-label="Mountain huts with the sum of their beds"
      />
    </>
  );
}
