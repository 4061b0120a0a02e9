import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

const sx = {
  border: 2,
  borderColor: 'primary.main',
  boxShadow: 3,
  [`& .${gridClasses.columnHeaderTitle}`]: { fontStyle: 'italic' },
  [`& .${gridClasses.cell}`]: { color: 'text.secondary' },
  [`& .${gridClasses.cell}:hover`]: { color: 'primary.main', textDecoration: 'underline' },
};

export default function StyleSx() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      sx={sx}
      hideFooter
      aria-label="Huts with a colored border"
    />
  );
}
