import Rating from '@mui/material/Rating';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'company', headerName: 'Company', width: 130 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 140 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    display: 'flex',
    width: 140,
    renderCell: ({ value }) => (
      <Rating readOnly size="small" precision={0.1} value={value ?? null} />
    ),
  },
];

export default function PremiumMenu() {
  return (
    /* preview-start */
    <DataGridPremium
      rows={films}
      columns={columns}
      initialState={{
        rowGrouping: { model: ['company'] },
        columns: { columnVisibilityModel: { company: false } },
        aggregation: { model: { gross: 'sum', rating: 'avg' } },
      }}
      hideFooter
      aria-label="Films by company with all items in the column menus"
    />
    /* preview-end */
  );
}
