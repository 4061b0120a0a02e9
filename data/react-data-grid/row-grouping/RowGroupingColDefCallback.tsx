import {
  DataGridPremium,
  type GridGroupingColDefOverride,
  type GridGroupingColDefOverrideParams,
} from '@mui/x-data-grid-premium';
import { filmColumns, films, type Film } from '../dataset/films';

const initialState = {
  rowGrouping: { model: ['company', 'genre'] },
  columns: { columnVisibilityModel: { company: false, genre: false } },
};

// Called once for each grouping column, with the fields that it stands for.
const groupingColDef = ({
  fields,
}: GridGroupingColDefOverrideParams): GridGroupingColDefOverride<Film> =>
  fields.includes('company')
    ? { headerName: 'Produced by', width: 190 }
    : { headerName: 'Kind', width: 150, hideDescendantCount: true };

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
