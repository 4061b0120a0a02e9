import * as React from 'react';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../dataset/orders';

/** Focuses the selected star as soon as the cell has the focus. */
function useFocusOnEdit(hasFocus: boolean) {
  const ref = React.useRef<HTMLSpanElement>(null);
  React.useLayoutEffect(() => {
    if (hasFocus) ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [hasFocus]);
  return ref;
}

/* preview-start */
function StarsEditor({ id, field, value, hasFocus }: GridRenderEditCellParams<Order>) {
  const apiRef = useGridApiContext();
  const setRating = (_event: React.SyntheticEvent, rating: number | null) =>
    apiRef.current.setEditCellValue({ id, field, value: rating });
  const ref = useFocusOnEdit(hasFocus);
  return <Rating ref={ref} value={value ?? null} onChange={setRating} sx={{ m: 'auto 10px' }} />;
}

const ratingColumn: GridColDef<Order> = {
  field: 'rating',
  type: 'number',
  editable: true,
  renderEditCell: (params) => <StarsEditor {...params} />,
};
/* preview-end */

function RatingCell({ value }: { value: number | null | undefined }) {
  return (
    <Stack sx={{ blockSize: '100%', justifyContent: 'center' }}>
      <Rating readOnly value={value ?? null} />
    </Stack>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    ...ratingColumn,
    headerName: 'Rating',
    align: 'left',
    headerAlign: 'left',
    width: 150,
    renderCell: ({ row }) => <RatingCell value={row.rating} />,
  },
  { field: 'article', headerName: 'Article', width: 130 },
];

export default function RatingEditor() {
  return <DataGrid rows={orders} columns={columns} hideFooter aria-label="Rated orders" />;
}
