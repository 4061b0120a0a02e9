import * as React from 'react';
import Box from '@mui/material/Box';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterInputValueProps,
} from '@mui/x-data-grid';
import { apartments, type Apartment } from '../../dataset/apartments';

const toEuros = (value: number) => `€${value.toLocaleString('en-US')}`;

const rangeOperators = getGridNumericOperators().filter(({ value }) =>
  ['<=', '>='].includes(value),
);

/* preview-start */
const filterOperators = rangeOperators.map((op) => ({ ...op, InputComponent: RentInput }));
function RentInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const [draft, setDraft] = React.useState<number>();
  return (
    <RentField
      value={draft ?? item.value ?? 2200}
      onChange={(_event, rent) => setDraft(Number(rent))}
      onChangeCommitted={(_event, rent) => {
        applyValue({ ...item, value: rent });
        setDraft(undefined);
      }}
      slotProps={{ input: { ref: focusElementRef } }}
    />
  );
}
/* preview-end */

function RentField(props: SliderProps) {
  return (
    <Box sx={{ px: 1.5 }}>
      <Typography variant="caption">{toEuros(Number(props.value))}</Typography>
      <Slider
        {...props}
        min={600}
        max={2200}
        step={50}
        size="small"
        sx={{ display: 'block', py: 0.5 }}
        aria-label="Rent"
        getAriaValueText={toEuros}
      />
    </Box>
  );
}

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  {
    field: 'rent',
    headerName: 'Rent',
    type: 'number',
    width: 110,
    filterOperators,
    valueFormatter: toEuros,
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'rent', operator: '<=', value: 1100 }] } },
};

export default function RentSlider() {
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
