import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

const startState = { rowGrouping: { model: ['company'] } };

export default function RowGroupingHideSources() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({ apiRef, initialState: startState });
  return (
    <DataGridPremium
      apiRef={apiRef}
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films without the columns they are grouped by"
    />
  );
}
