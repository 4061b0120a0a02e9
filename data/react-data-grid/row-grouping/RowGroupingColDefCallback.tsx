import { DataGridPremium, type DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { filmColumns, films, type Film } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company', 'genre'] },
  columns: { columnVisibilityModel: { company: false, genre: false } },
};

/* preview-start */
// The grid calls the function once for each grouping column.
const groupingColDef: DataGridPremiumProps<Film>['groupingColDef'] = ({ fields }) =>
  fields.includes('company')
    ? { headerName: 'Produced by', width: 190 }
    : { headerName: 'Kind', width: 150, hideDescendantCount: true };
/* preview-end */

export default function RowGroupingColDefCallback() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      rowGroupingColumnMode="multiple"
      groupingColDef={groupingColDef}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films with two grouping columns"
    />
  );
}
