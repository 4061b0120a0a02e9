import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const total = films.reduce((sum, film) => sum + film.gross, 0);
const genreColors: Record<Film['genre'], ChipProps['color']> = {
  Drama: 'primary',
  Comedy: 'success',
  Thriller: 'secondary',
};

const columns: GridColDef<Film>[] = [
  { field: 'company', headerName: 'Company' },
  { field: 'title', headerName: 'Title' },
  {
    field: 'genre',
    headerName: 'Genre',
    width: 120,
    display: 'flex',
    renderCell: ({ value }: { value?: Film['genre'] }) =>
      value && <Chip size="small" variant="outlined" label={value} color={genreColors[value]} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    display: 'flex',
    renderCell: ({ value }) => <Rating readOnly size="small" precision={0.5} value={value} />,
  },
  {
    field: 'gross',
    headerName: 'Gross (M€)',
    type: 'number',
    flex: 1,
    minWidth: 170,
    display: 'flex',
    renderCell: ({ value = 0 }) => <Gross value={value} />,
  },
];

function Gross({ value }: { value: number }) {
  return (
    <Box sx={{ flex: 1, display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * value) / total}
        aria-label="Share of the total"
        sx={{ flex: 1, blockSize: 8, borderRadius: 1 }}
      />
      <Box sx={{ inlineSize: 32 }}>{value}</Box>
    </Box>
  );
}

const groupingColDef: GridGroupingColDefOverride<Film> = {
  headerName: 'Company and title',
  width: 220,
  leafField: 'title',
};
const openNorthlight = (node: GridGroupNode) => node.groupingKey === 'Northlight';

export default function RowGroupingBoxOffice() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      groupingColDef={groupingColDef}
      isGroupExpandedByDefault={openNorthlight}
      /* preview-start */
      initialState={{
        rowGrouping: { model: ['company'] },
        aggregation: { model: { rating: 'avg', gross: 'sum' } },
        columns: { columnVisibilityModel: { company: false, title: false } },
      }}
      /* preview-end */
      hideFooter
      aria-label="Box office by company, with average rating and total gross"
    />
  );
}
