import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

export default function RowGroupingHideSources() {
  /* preview-start */
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company'] } },
  });
  return (
    <DataGridPremium
      apiRef={apiRef}
      initialState={initialState}
      rows={films}
      columns={filmColumns}
      defaultGroupingExpansionDepth={1}
      aria-label="Films without the columns they are grouped by"
    />
  );
  /* preview-end */
}
