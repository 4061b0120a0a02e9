import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellEditStartReasons, type GridColDef } from '@mui/x-data-grid';
import { nurses, wards, type Nurse } from '../../dataset/nurses';

const FULL_TIME = 40;

const wardColors: Record<string, ChipProps['color']> = {
  Surgery: 'info',
  Maternity: 'success',
  Cardiology: 'error',
  Emergency: 'warning',
};

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130, editable: true },
  {
    field: 'hours',
    headerName: 'Hours per week',
    width: 160,
    type: 'number',
    editable: true,
    renderCell: ({ row }) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', blockSize: '100%' }}>
        <Box sx={{ flex: 1 }}>
          <LinearProgress
            variant="determinate"
            value={Math.min(100, Math.max(0, ((row.hours ?? 0) / FULL_TIME) * 100))}
            aria-label="Share of full time"
          />
        </Box>
        <bdi>{row.hours ?? 0} h</bdi>
      </Stack>
    ),
  },
  {
    field: 'ward',
    headerName: 'Ward',
    width: 140,
    type: 'singleSelect',
    valueOptions: wards,
    editable: true,
    renderCell: ({ row }) => <Chip size="small" color={wardColors[row.ward]} label={row.ward} />,
  },
];

export default function NoTypingToEdit() {
  return (
    <DataGrid
      rows={nurses}
      columns={columns}
      /* preview-start */
      onCellEditStart={({ reason }, event) => {
        if (
          reason === GridCellEditStartReasons.printableKeyDown ||
          reason === GridCellEditStartReasons.deleteKeyDown ||
          reason === GridCellEditStartReasons.pasteKeyDown
        ) {
          event.defaultMuiPrevented = true;
        }
      }}
      /* preview-end */
      hideFooter
      aria-label="Nurses, protected from accidental typing"
    />
  );
}
