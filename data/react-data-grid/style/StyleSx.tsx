import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { hutColumns, huts } from '../dataset/huts';

export default function StyleSx() {
  return (
    <DataGrid
      rows={huts}
      columns={hutColumns}
      hideFooter
      aria-label="Mountain huts"
      /* preview-start */
      sx={{
        border: 2,
        borderColor: 'primary.main',
        boxShadow: 3,
        [`& .${gridClasses.columnHeaderTitle}`]: { fontStyle: 'italic' },
        [`& .${gridClasses.cell}`]: { color: 'text.secondary' },
        [`& .${gridClasses.cell}:hover`]: { color: 'primary.main' },
      }}
      /* preview-end */
    />
  );
}
