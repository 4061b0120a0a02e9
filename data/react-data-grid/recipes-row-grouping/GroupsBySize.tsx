import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  gridFilteredDescendantCountLookupSelector,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
const groupingColDef: GridGroupingColDefOverride = {
  headerName: 'Year and genre',
  width: 180,
  sortComparator: (_value1, _value2, cell1, cell2) => {
    const counts = gridFilteredDescendantCountLookupSelector({ current: cell1.api });
    return (counts[cell1.id] ?? 0) - (counts[cell2.id] ?? 0); // leaf rows have no count
  },
};
const sortModel = [
  { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' as const }, // largest first
];
/* preview-end */

const initialState = {
  rowGrouping: { model: ['year', 'genre'] },
  columns: { columnVisibilityModel: { year: false, genre: false } },
  sorting: { sortModel },
};

export default function GroupsBySize() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      groupingColDef={groupingColDef}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      density="compact"
      hideFooter
      aria-label="Films by year and genre, the largest groups first"
    />
  );
}
