import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { films, type Film } from '../dataset/films';

/* preview-start */
const margin: GridAggregationFunction<Pick<Film, 'gross' | 'budget'>, number> = {
  label: 'of the totals',
  getCellValue: ({ row }) => ({ gross: row.gross, budget: row.budget }),
  apply: ({ values }) => {
    let gross = 0;
    let budget = 0;
    for (const film of values) {
      gross += film?.gross ?? 0;
      budget += film?.budget ?? 0;
    }
    return gross ? (gross - budget) / gross : null;
  },
};
/* preview-end */

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Film>[] = [
  { field: 'company' },
  { field: 'title' },
  { field: 'gross', headerName: 'Gross (M€)', type: 'number', width: 120 },
  { field: 'budget', headerName: 'Budget (M€)', type: 'number', width: 120 },
  {
    field: 'margin',
    headerName: 'Margin',
    type: 'number',
    width: 130,
    availableAggregationFunctions: ['margin'],
    valueGetter: (_value, row) => row.gross && (row.gross - row.budget) / row.gross,
    valueFormatter: (value?: number) => (value === undefined ? '' : percent.format(value)),
    renderCell: ({ value = 0, formattedValue }) => (
      <Box component="span" sx={{ color: value < 0.5 ? 'error.main' : 'success.main' }}>
        {formattedValue}
      </Box>
    ),
  },
];

const initialState = {
  rowGrouping: { model: ['company'] },
  aggregation: { model: { gross: 'sum', budget: 'sum', margin: 'margin' } },
  columns: { columnVisibilityModel: { company: false, title: false } },
};
const groupingColDef = { headerName: 'Company', flex: 1, minWidth: 190, leafField: 'title' };
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, margin };

export default function AggregationRatio() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      groupingColDef={groupingColDef}
      aggregationFunctions={aggregationFunctions}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Margins of films, companies, and the whole catalog"
    />
  );
}
