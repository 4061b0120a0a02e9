import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Name of the mountain hut', width: 140 },
  { field: 'beds', headerName: 'Beds reported this morning', type: 'number', width: 130 },
  { field: 'morning', headerName: 'Temperature at sunrise', ...degrees, width: 130 },
  { field: 'night', headerName: 'Expected temperature at night', ...degrees, width: 140 },
];

/* preview-start */
const sx = {
  [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
  [`& .${gridClasses['columnHeader--alignRight']} .${gridClasses.columnHeaderTitle}`]: {
    textAlign: 'end',
  },
};

export default function WrappedHeaders() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      sx={sx}
      columnHeaderHeight={72}
      /* preview-end */
      hideFooter
      aria-label="Mountain huts with long column titles"
    />
  );
}
