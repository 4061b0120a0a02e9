import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { filmColumns, films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  /* preview-start */
  {
    field: 'director',
    headerName: 'Director',
    width: 150,
    groupingValueGetter: (value?: Film['director']) => value?.country,
    valueGetter: (value?: Film['director']) => value?.name,
  },
  /* preview-end */
  ...filmColumns,
];

const initialState = { rowGrouping: { model: ['director'] } };
const groupingColDef = { headerName: 'Country of the director', width: 220 };

const openJapan = (node: GridGroupNode) => node.groupingKey === 'Japan';

export default function RowGroupingObjectKey() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      initialState={initialState}
      groupingColDef={groupingColDef}
      isGroupExpandedByDefault={openJapan}
      hideFooter
      aria-label="Films by the country of their director"
    />
  );
}
