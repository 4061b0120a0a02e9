import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { degrees, huts, type Hut } from '../dataset/huts';

/* preview-start */
const columns: GridColDef<Hut>[] = [
  { field: 'name', headerName: 'Hut', width: 140, headerClassName: 'hut-header' },
  { field: 'morning', headerName: 'Morning', ...degrees, align: 'center', headerAlign: 'center' },
  { field: 'noon', headerName: 'Noon', ...degrees, align: 'center', headerAlign: 'center' },
  { field: 'night', headerName: 'Night', ...degrees, headerClassName: 'night-header' },
];

const sx = {
  '& .hut-header': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
  '& .night-header': { backgroundColor: 'grey.900', color: 'common.white' },
  '& .hut-header svg, & .night-header svg': { color: 'inherit' },
};
/* preview-end */

export default function StyleHeaders() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      sx={sx}
      hideFooter
      aria-label="Temperatures at mountain huts by time of day"
    />
  );
}
