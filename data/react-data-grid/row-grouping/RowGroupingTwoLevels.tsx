import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = { rowGrouping: { model: ['company', 'genre'] } };

export default function RowGroupingTwoLevels() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films by company and genre"
    />
  );
}
