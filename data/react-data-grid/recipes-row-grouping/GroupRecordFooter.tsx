import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowCountProps,
} from '@mui/x-data-grid-premium';
import { filmColumns, films } from '../dataset/films';

/* preview-start */
function FilmCount({ visibleRowCount }: GridRowCountProps) {
  const apiRef = useGridApiContext();
  const films = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);
  return (
    <Typography role="status" variant="body2" sx={{ mx: 2 }}>
      {films} {films === 1 ? 'film' : 'films'} in {visibleRowCount}{' '}
      {visibleRowCount === 1 ? 'company' : 'companies'}
    </Typography>
  );
}
const slots = { footerRowCount: FilmCount };
/* preview-end */

const initialState = {
  rowGrouping: { model: ['company'] },
  columns: { columnVisibilityModel: { company: false } },
};

export default function GroupRecordFooter() {
  return (
    <DataGridPremium
      rows={films}
      columns={filmColumns}
      initialState={initialState}
      slots={slots}
      showToolbar
      label="Films"
    />
  );
}
