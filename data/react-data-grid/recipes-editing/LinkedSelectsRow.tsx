import Chip from '@mui/material/Chip';
import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { kinds, priceList, type Article } from '../dataset/priceList';

/* preview-start */
function CategoryEditor(params: GridRenderEditCellParams<Article>) {
  const apiRef = useGridApiContext();
  const clearKind = async () => {
    await apiRef.current.setEditCellValue({ id: params.id, field: 'kind', value: '' });
  };
  return <GridEditSingleSelectCell {...params} onValueChange={clearKind} />;
}

const kindColumn: GridColDef<Article> = {
  field: 'kind',
  type: 'singleSelect',
  valueOptions: ({ row }) => (row ? (kinds[row.category] ?? []) : Object.values(kinds).flat()),
  preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
};
/* preview-end */

const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: Object.keys(kinds),
    width: 130,
    editable: true,
    renderCell: ({ row }) => <Chip size="small" label={row.category} />,
    renderEditCell: (params) => <CategoryEditor {...params} />,
  },
  { ...kindColumn, headerName: 'Kind', width: 120, editable: true },
];

export default function LinkedSelectsRow() {
  return (
    <DataGrid
      rows={priceList}
      columns={columns}
      editMode="row"
      hideFooter
      aria-label="Articles with linked selects, edited by row"
    />
  );
}
