import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shifts, type ShiftHour } from '../dataset/warehouse';

/* preview-start */
const BREAK = 'Team break';
const day = {
  width: 125,
  colSpan: (task: string) => (task === BREAK ? 5 : undefined),
  cellClassName: ({ value: task = '' }) => task.replace(' ', '-').toLowerCase(),
} satisfies Partial<GridColDef<ShiftHour, string>>;

const columns: GridColDef<ShiftHour>[] = [
  { field: 'time', headerName: 'Time', width: 80, rowSpanValueGetter: () => null },
  { field: 'monday', headerName: 'Monday', ...day },
  { field: 'tuesday', headerName: 'Tuesday', ...day },
  { field: 'wednesday', headerName: 'Wednesday', ...day },
  /* preview-end */
  { field: 'thursday', headerName: 'Thursday', ...day },
  { field: 'friday', headerName: 'Friday', ...day },
];

// A translucent color works in light and dark mode.
const tint = (color: string) => ({
  backgroundColor: `color-mix(in srgb, ${color} 22%, transparent)`,
});

const sx = {
  '& .MuiDataGrid-cell': { display: 'flex', alignItems: 'center', justifyContent: 'center' },
  '& .unloading': tint('#1976d2'),
  '& .packing': tint('#9c27b0'),
  '& .loading': tint('#2e7d32'),
  '& .returns': tint('#ed6c02'),
  '& .stocktaking': tint('#00838f'),
  '& .team-break': { backgroundColor: 'action.hover', fontStyle: 'italic' },
};

export default function TimetableBoth() {
  return (
    <DataGrid
      rows={shifts}
      columns={columns}
      rowSpanning
      sx={sx}
      showCellVerticalBorder
      showColumnVerticalBorder
      disableColumnMenu
      disableColumnSorting
      disableRowSelectionOnClick
      hideFooter
      aria-label="Warehouse team schedule for this week"
    />
  );
}
