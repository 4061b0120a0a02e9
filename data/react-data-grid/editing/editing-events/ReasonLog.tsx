import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEditMode } from '@mui/x-data-grid';
import { nurses, type Nurse } from '../../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  { field: 'hours', headerName: 'Hours', width: 90, type: 'number', editable: true },
  { field: 'nights', headerName: 'Nights', width: 90, type: 'boolean', editable: true },
];

interface Entry {
  key: number;
  event: string;
  field?: string;
  reason?: string;
}

export default function ReasonLog() {
  const [editMode, setEditMode] = React.useState<GridEditMode>('cell');
  const [entries, setEntries] = React.useState<Entry[]>([]);
  const log = (event: string, { field, reason }: Omit<Entry, 'key' | 'event'>) =>
    setEntries((all) => [{ key: all.length, event, field, reason }, ...all]);

  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={editMode}
        onChange={(_event, mode: GridEditMode | null) => mode && setEditMode(mode)}
        aria-label="Edit mode"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="cell">Cell mode</ToggleButton>
        <ToggleButton value="row">Row mode</ToggleButton>
      </ToggleButtonGroup>
      <DataGrid
        key={editMode}
        rows={nurses}
        columns={columns}
        editMode={editMode}
        /* preview-start */
        onCellEditStart={(params) => log('onCellEditStart', params)}
        onCellEditStop={(params) => log('onCellEditStop', params)}
        onRowEditStart={(params) => log('onRowEditStart', params)}
        onRowEditStop={(params) => log('onRowEditStop', params)}
        /* preview-end */
        hideFooter
        aria-label="Nurses with a log of edit events"
      />
      <Stack role="log" aria-label="Edit events" spacing={0.5} sx={{ mt: 1, minBlockSize: 92 }}>
        {entries.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            Edit a cell to see the events.
          </Typography>
        )}
        {entries.slice(0, 3).map(({ key, event, field, reason }) => (
          <Stack key={key} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Chip
              size="small"
              color={event.endsWith('Start') ? 'success' : 'warning'}
              variant="outlined"
              label={event}
            />
            <Box component="code" sx={{ fontSize: 13 }}>
              {reason}
            </Box>
            <Typography variant="body2" color="text.secondary">
              {field}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </>
  );
}
