import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

/* preview-start */
const aggregationFunctions = {
  ...GRID_AGGREGATION_FUNCTIONS,
  avg: {
    ...GRID_AGGREGATION_FUNCTIONS.avg,
    label: 'average',
    valueFormatter: (value: number | null) => value?.toFixed(1) ?? '–',
  },
};
/* preview-end */

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 110 },
  {
    field: 'gross',
    headerName: 'Gross',
    type: 'number',
    width: 160,
    valueFormatter: (value?: number) => (value === undefined ? '' : euros.format(value * 1e6)),
  },
];

const initialState = { aggregation: { model: { rating: 'avg', gross: 'sum' } } };

export default function AggregationFormat() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      aggregationFunctions={aggregationFunctions}
      initialState={initialState}
      hideFooter
      aria-label="Films with an average rating and a total in euros"
    />
  );
}
