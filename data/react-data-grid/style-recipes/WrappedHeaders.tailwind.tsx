import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Name of the mountain hut', width: 140 },
  { field: 'beds', headerName: 'Beds reported this morning', type: 'number', width: 130 },
  { field: 'morning', headerName: 'Temperature at sunrise', ...degrees, width: 130 },
  { field: 'night', headerName: 'Expected temperature at night', ...degrees, width: 140 },
];

/* preview-start */
const wrappedTitles = [
  'tw:[&_.MuiDataGrid-columnHeaderTitle]:whitespace-normal',
  'tw:[&_.MuiDataGrid-columnHeaderTitle]:leading-[1.3]',
  'tw:[&_.MuiDataGrid-columnHeader--alignRight_.MuiDataGrid-columnHeaderTitle]:text-end',
].join(' ');

export default function WrappedHeaders() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      className={wrappedTitles}
      columnHeaderHeight={72}
      /* preview-end */
      hideFooter
      aria-label="Mountain huts with long column titles"
    />
  );
}
