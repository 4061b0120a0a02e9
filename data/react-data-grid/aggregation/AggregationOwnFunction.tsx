import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const { compare } = new Intl.Collator('en');

/* preview-start */
const first: GridAggregationFunction<string> = {
  label: 'first A–Z',
  columnTypes: ['string'],
  apply: ({ values }) => values.filter((value) => value !== undefined).sort(compare)[0],
};
const last: GridAggregationFunction<string> = {
  label: 'last A–Z',
  columnTypes: ['string'],
  apply: ({ values }) =>
    values
      .filter((value) => value !== undefined)
      .sort(compare)
      .pop(),
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first, last };
/* preview-end */

const initialState = {
  rowGrouping: { model: ['company'] },
  aggregation: { model: { genre: 'last', title: 'first' } },
  columns: { columnVisibilityModel: { company: false, year: false } },
};

export default function AggregationOwnFunction() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      aggregationFunctions={aggregationFunctions}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films by company, with the first title in alphabetical order"
    />
  );
}
