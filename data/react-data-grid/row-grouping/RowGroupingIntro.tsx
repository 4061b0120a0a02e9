import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
export default function RowGroupingIntro() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={{ rowGrouping: { model: ['company'] } }}
      defaultGroupingExpansionDepth={1}
      aria-label="Films by company"
    />
  );
}
/* preview-end */
