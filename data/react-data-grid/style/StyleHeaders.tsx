import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { hutColumns, huts, type Hut } from '../dataset/huts';

const columns: GridColDef<Hut>[] = hutColumns
  .filter(({ field }) => !['status', 'beds'].includes(field))
  .map((column) =>
    column.type === 'number'
      ? { ...column, headerClassName: 'day-part', align: 'center', headerAlign: 'center' }
      : column,
  );

const sx = {
  [`& .${gridClasses.columnHeader}.day-part`]: {
    backgroundColor: 'primary.main',
    color: 'primary.contrastText',
    '& svg': { color: 'inherit' },
  },
};

export default function StyleHeaders() {
  return (
    <DataGrid
      rows={huts}
      columns={columns}
      sx={sx}
      hideFooter
      aria-label="Huts with colored, centered headers"
    />
  );
}
