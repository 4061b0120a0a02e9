import Chip from '@mui/material/Chip';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { euros, priceList, type Article } from '../dataset/priceList';

const columns: GridColDef<Article>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 130, editable: true },
  {
    field: 'supply',
    headerName: 'Supply',
    type: 'singleSelect',
    valueOptions: ['In stock', 'On order'],
    width: 120,
    editable: true,
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        color={row.supply === 'In stock' ? 'success' : 'warning'}
        label={row.supply}
      />
    ),
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    valueFormatter: euros,
  },
];

export default function SingleClickEditing() {
  /* preview-start */
  const apiRef = useGridApiRef();
  return (
    <DataGrid
      apiRef={apiRef}
      rows={priceList}
      columns={columns}
      onCellClick={({ id, field, isEditable, cellMode }) => {
        if (isEditable && cellMode === 'view') apiRef.current?.startCellEditMode({ id, field });
      }}
      /* preview-end */
      hideFooter
      aria-label="Price list with single-click editing"
    />
  );
}
