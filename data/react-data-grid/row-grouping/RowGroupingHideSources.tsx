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
      /* preview-end */
      defaultGroupingExpansionDepth={1}
      hideFooter
      aria-label="Films without the columns they are grouped by"
    />
  );
}
