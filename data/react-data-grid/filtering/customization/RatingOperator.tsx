import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { apartments, type Apartment } from '../../dataset/apartments';

function StarInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useImperativeHandle(focusElementRef, () => ({
    focus: () => ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus(),
  }));
  return (
    <Box ref={ref} role="group" aria-label="Stars" sx={{ px: 1, pt: 1 }}>
      <Rating
        value={item.value ?? null}
        onChange={(_event, stars) => applyValue({ ...item, value: stars ?? undefined })}
      />
    </Box>
  );
}

/* preview-start */
const from: GridFilterOperator<Apartment, number> = {
  value: 'from',
  label: 'from',
  getApplyFilterFn: ({ value: stars }) => (stars ? (rating) => rating >= stars : null),
  InputComponent: StarInput,
};
/* preview-end */

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'district', headerName: 'District', width: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 150,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    filterOperators: [from],
    renderCell: ({ row }) => <Rating value={row.rating} precision={0.1} size="small" readOnly />,
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'rating', operator: 'from', value: 4 }] } },
};

export default function RatingOperator() {
  return (
    <DataGrid
      rows={apartments}
      columns={columns}
      initialState={initialState}
      showToolbar
      label="Apartments"
    />
  );
}
