import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

/* preview-start */
const { sum, avg, min, max } = GRID_AGGREGATION_FUNCTIONS;
const aggregationFunctions = { sum, avg, min, max }; // without size

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['min', 'max'], // a total of ratings means nothing
  },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 130 },
];
/* preview-end */

const initialState = { aggregation: { model: { rating: 'max', gross: 'sum' } } };

export default function AggregationPickFunctions() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      aggregationFunctions={aggregationFunctions}
      initialState={initialState}
      hideFooter
      aria-label="Films with a choice of functions for rating and gross"
    />
  );
}
