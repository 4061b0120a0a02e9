import { DataGridPremium } from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

export default function RowGroupingTwoLevels() {
  return (
    <DataGridPremium
      /* preview-start */
      rows={films}
      columns={filmColumns}
      initialState={{ rowGrouping: { model: ['company', 'genre'] } }}
      /* preview-end */
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films by company and genre"
    />
  );
}
