import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const initialState = { rowGrouping: { model: ['company'] } };

export default function RowGroupingIntro() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      aria-label="Films by company"
    />
  );
}
