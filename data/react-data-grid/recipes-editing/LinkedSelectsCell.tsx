import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { kinds, priceList, type Article } from '../dataset/priceList';

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  /* preview-start */
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: Object.keys(kinds),
    width: 130,
    editable: true,
    valueSetter: (category: string, row) =>
      category === row.category ? row : { ...row, category, kind: '' },
  },
  /* preview-end */
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ({ row }) => (row ? (kinds[row.category] ?? []) : Object.values(kinds).flat()),
    width: 140,
    editable: true,
    renderCell: ({ row }) =>
      row.kind ? (
        <Chip size="small" label={row.kind} />
      ) : (
        <Chip size="small" variant="outlined" color="warning" label="Choose a kind" />
      ),
  },
];

export default function LinkedSelectsCell() {
  return (
    <DataGrid
      rows={priceList}
      columns={columns}
      hideFooter
      aria-label="Articles with linked selects, edited by cell"
    />
  );
}
