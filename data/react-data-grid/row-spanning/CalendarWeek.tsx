import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../dataset/warehouse';

interface Slot {
  id: number;
  /** Start of the half hour, from 0 to 24. */
  hour: number;
}

const slots: Slot[] = [8, 8.5, 9, 9.5, 10, 10.5].map((hour, id) => ({ id, hour }));

// The mark keeps the number before AM in right-to-left pages.
const clock = (hour: number) => `\u200e${Math.floor(hour)}:${hour % 1 ? '30' : '00'} AM`;

/* preview-start */
const find = (day: string, { hour }: Slot): Appointment | undefined =>
  appointments.find((entry) => entry.day === day && entry.from <= hour && hour < entry.to);

const day = {
  width: 125,
  valueGetter: (_value, slot, { field }) => find(field, slot)?.title,
  rowSpanValueGetter: (_value, slot, { field }) => find(field, slot)?.id,
  cellClassName: ({ value }) => (value ? 'appointment' : ''),
} satisfies Partial<GridColDef<Slot, string | undefined>>;
/* preview-end */

const columns: GridColDef<Slot>[] = [
  { field: 'hour', headerName: 'Time', width: 90, valueFormatter: (hour: number) => clock(hour) },
  { field: 'monday', headerName: 'Monday', ...day },
  { field: 'tuesday', headerName: 'Tuesday', ...day },
  { field: 'wednesday', headerName: 'Wednesday', ...day },
  { field: 'thursday', headerName: 'Thursday', ...day },
  { field: 'friday', headerName: 'Friday', ...day },
];

const sx = {
  '& .MuiDataGrid-cell.appointment': {
    padding: 1,
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
    border: '2px solid',
    borderColor: 'background.paper',
    borderRadius: 2,
    lineHeight: 1.3,
    whiteSpace: 'normal',
  },
};

export default function CalendarWeek() {
  return (
    <DataGrid
      rows={slots}
      columns={columns}
      rowSpanning
      sx={sx}
      showCellVerticalBorder
      disableColumnMenu
      disableColumnSorting
      disableRowSelectionOnClick
      hideFooter
      aria-label="Dispatcher calendar for this week"
    />
  );
}
