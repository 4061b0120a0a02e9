import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

// The menu offers no grouping, so nobody can change the model.
const columns = filmColumns.map((column) => ({ ...column, groupable: false }));
const rowGroupingModel = ['company'];
const initialState = { columns: { columnVisibilityModel: { company: false } } };

export default function RowGroupingFixedModel() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      rowGroupingModel={rowGroupingModel}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films, always by company"
    />
  );
}
