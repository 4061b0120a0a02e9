import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { doctors, type Doctor } from './dataset/staff';

const columns: GridColDef<Doctor>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'field', headerName: 'Field', width: 120 },
  { field: 'patients', headerName: 'Patients', type: 'number', width: 100 },
];

const looks = {
  /* preview-start */
  Plain: {
    border: 0,
    '& .MuiDataGrid-columnSeparator': { display: 'none' },
    '& .MuiDataGrid-cell': { borderColor: 'transparent' },
  },
  Ledger: {
    fontFamily: 'Georgia, serif',
    '--DataGrid-t-header-background-base': 'transparent',
    '& .MuiDataGrid-columnHeaderTitle': { fontVariant: 'small-caps', fontWeight: 700 },
    '& .MuiDataGrid-row:nth-of-type(odd)': { bgcolor: 'action.hover' },
  },
  /* preview-end */
  Terminal: {
    fontFamily: 'monospace',
    bgcolor: 'text.primary',
    color: 'background.default',
    borderRadius: 0,
    '--DataGrid-t-color-background-base': 'transparent',
    '& .MuiDataGrid-columnHeader, & .MuiDataGrid-filler': { bgcolor: 'text.primary' },
    '& .MuiDataGrid-iconButtonContainer button, & .MuiDataGrid-menuIcon button': {
      color: 'inherit',
    },
  },
} satisfies Record<string, SxProps<Theme>>;

const rows = doctors.slice(0, 6);

type Look = keyof typeof looks;

export default function GridLooks() {
  const [look, setLook] = React.useState<Look>('Ledger');
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={look}
        onChange={(_event, value: Look | null) => value && setLook(value)}
        aria-label="Look"
        sx={{ mb: 2 }}
      >
        {(Object.keys(looks) as Look[]).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Doctors"
        sx={looks[look]}
      />
    </>
  );
}
