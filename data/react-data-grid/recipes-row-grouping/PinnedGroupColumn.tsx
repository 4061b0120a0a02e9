import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import { useTheme } from '@mui/material/styles';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

const genreColors = { Drama: 'primary', Comedy: 'success', Thriller: 'secondary' } as const;

const columns: GridColDef<Film>[] = [
  { field: 'company' },
  { field: 'title', headerName: 'Title', width: 170 },
  {
    field: 'genre',
    headerName: 'Genre',
    width: 120,
    renderCell: ({ value }: { value?: Film['genre'] }) =>
      value && <Chip size="small" variant="outlined" label={value} color={genreColors[value]} />,
  },
  {
    field: 'rating',
    headerName: 'Rating',
    width: 140,
    display: 'flex',
    renderCell: ({ value }: { value?: number }) =>
      value && <Rating readOnly size="small" value={value} />,
  },
  {
    field: 'director',
    headerName: 'Director',
    width: 150,
    valueGetter: (value?: Film['director']) => value?.name,
  },
  { field: 'series', headerName: 'Series', width: 130 },
  { field: 'budget', headerName: 'Budget (M€)', type: 'number', width: 120 },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120 },
];

const groupingColDef = { headerName: 'Company', width: 170 };

export default function PinnedGroupColumn() {
  const start = useTheme().direction === 'rtl' ? 'right' : 'left';
  return (
    <DataGridPremium
      key={start}
      rows={films}
      columns={columns}
      groupingColDef={groupingColDef}
      /* preview-start */
      initialState={{
        rowGrouping: { model: ['company'] },
        columns: { columnVisibilityModel: { company: false } },
        pinnedColumns: { [start]: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] }, // 'left' or 'right'
      }}
      /* preview-end */
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films by company, with the company pinned to the start"
    />
  );
}
