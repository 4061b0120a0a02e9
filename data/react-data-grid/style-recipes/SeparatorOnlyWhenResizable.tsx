import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { huts, type Hut } from '../dataset/huts';

/* preview-start */
const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut (resizable)', width: 200 },
  { field: 'status', headerName: 'Status (fixed)', width: 160, resizable: false },
  { field: 'beds', headerName: 'Beds (fixed)', type: 'number', width: 160, resizable: false },
];

const resizable = gridClasses['columnSeparator--resizable'];
const sx = {
  [`& .${gridClasses.columnSeparator}:not(.${resizable})`]: { display: 'none' },
};
/* preview-end */

export default function SeparatorOnlyWhenResizable() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      sx={sx}
      hideFooter
      aria-label="Mountain huts with one resizable column"
    />
  );
}
