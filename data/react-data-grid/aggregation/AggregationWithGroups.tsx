import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const total = films.reduce((sum, film) => sum + film.gross, 0);
const genreColors = { Drama: 'primary', Comedy: 'success', Thriller: 'secondary' } as const;

const columns: GridColDef<Film>[] = [
  { field: 'company', headerName: 'Company' },
  { field: 'title', headerName: 'Title' },
  {
    field: 'genre',
    headerName: 'Genre',
    width: 110,
    renderCell: ({ value }: { value?: Film['genre'] }) =>
      value && <Chip size="small" variant="outlined" label={value} color={genreColors[value]} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    display: 'flex',
    renderCell: ({ value }) => <Rating readOnly size="small" precision={0.1} value={value} />,
  },
  {
    field: 'gross',
    headerName: 'Gross (M€)',
    type: 'number',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    renderCell: ({ value = 0 }) => (
      <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <LinearProgress
          variant="determinate"
          value={(100 * value) / total}
          aria-label="Share of the total"
          sx={{ flex: 1, blockSize: 8, borderRadius: 1 }}
        />
        <Box sx={{ inlineSize: 32 }}>{value}</Box>
      </Box>
    ),
  },
];

const groupingColDef = { headerName: 'Company and title', width: 210, leafField: 'title' };
const openCasaAzul = (node: GridGroupNode) => node.groupingKey === 'Casa Azul';

export default function AggregationWithGroups() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      /* preview-start */
      initialState={{
        rowGrouping: { model: ['company'] },
        aggregation: { model: { rating: 'avg', gross: 'sum' } },
        columns: { columnVisibilityModel: { company: false, title: false } },
      }}
      /* preview-end */
      groupingColDef={groupingColDef}
      isGroupExpandedByDefault={openCasaAzul}
      hideFooter
      aria-label="Films by company, with average rating and total gross"
    />
  );
}
