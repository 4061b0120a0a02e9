import Rating from '@mui/material/Rating';
import {
  DataGridPremium,
  isGroupingColumn,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { filmColumns, films, type Film } from '../dataset/films';

const columns: GridColDef<Film>[] = [
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 130,
    display: 'flex',
    /* preview-start */
    renderCell: ({ field, rowNode, value }) => {
      if (rowNode.type !== 'group') return `${value} of 5`;
      // In a group row, the source column itself has no value.
      if (!isGroupingColumn(field)) return null;
      const stars = Number(rowNode.groupingKey);
      return <Rating readOnly size="small" value={stars} getLabelText={(n) => `${n} of 5 stars`} />;
    },
    /* preview-end */
  },
  ...filmColumns,
];

const initialState = { rowGrouping: { model: ['rating'] } };

const openBest = (node: GridGroupNode) => node.groupingKey === 5;

export default function RowGroupingRendererChoice() {
  return (
    <DataGridPremium
      rows={films}
      columns={columns}
      initialState={initialState}
      isGroupExpandedByDefault={openBest}
      hideFooter
      aria-label="Films by rating, with stars"
    />
  );
}
