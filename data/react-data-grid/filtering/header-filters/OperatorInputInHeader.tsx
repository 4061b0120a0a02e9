import * as React from 'react';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import {
  DataGridPro,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from '../../dataset/apartments';

/* preview-start */
function StarSlider(props: GridFilterInputValueProps) {
  const { item, applyValue, inputRef, focusElementRef, onFocus, onBlur, tabIndex } = props;
  const ref = (inputRef ?? focusElementRef) as React.Ref<HTMLInputElement>;
  return (
    <React.Fragment>
      <StarScale
        value={item.value ?? 0}
        onChange={(_event, stars) => applyValue({ ...item, value: stars || undefined })}
        slotProps={{ input: { ref, onFocus, onBlur, tabIndex } }}
      />
      {props.headerFilterMenu}
      {props.clearButton}
    </React.Fragment>
  );
}
/* preview-end */

function StarScale(props: React.ComponentProps<typeof Slider>) {
  return (
    <Slider
      {...props}
      min={0}
      max={5}
      step={0.5}
      size="small"
      valueLabelDisplay="auto"
      aria-label="Minimum rating"
      getAriaValueText={(stars) => `${stars} stars`}
      sx={{ mx: 1, width: 'auto', minWidth: 90, flex: 1 }}
    />
  );
}

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 120 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 190,
    align: 'left',
    headerAlign: 'left',
    display: 'flex',
    filterOperators: getGridNumericOperators()
      .filter(({ value }) => value === '>=')
      .map((operator) => ({ ...operator, InputComponent: StarSlider })),
    renderCell: ({ row }) => <Rating value={row.rating} precision={0.1} size="small" readOnly />,
  },
];

const initialState = {
  filter: {
    filterModel: { items: [{ id: 'rating', field: 'rating', operator: '>=', value: 3.5 }] },
  },
};

export default function OperatorInputInHeader() {
  return (
    <DataGridPro
      rows={apartments}
      columns={columns}
      headerFilters
      initialState={initialState}
      showToolbar
      label="Apartments"
    />
  );
}
