import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridRootProps,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { apartments, type Apartment } from '../../dataset/apartments';

/* preview-start */
const between: GridFilterOperator<Apartment, number> = {
  value: 'between',
  label: 'between',
  getApplyFilterFn: ({ value }) => {
    const [min, max]: (number | null)[] = value ?? [null, null];
    if (min === null && max === null) return null;
    return (rent) => rent >= (min ?? -Infinity) && rent <= (max ?? Infinity);
  },
  InputComponent: BetweenInput,
};
/* preview-end */

function BetweenInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const { filterDebounceMs } = useGridRootProps();
  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = React.useState<string[]>();
  const range: string[] = draft ?? item.value ?? ['', ''];
  React.useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: string[]) => {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      applyValue({ ...item, value: next.some(Boolean) ? next : undefined });
      setDraft(undefined);
    }, filterDebounceMs);
  };

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        label="From"
        type="number"
        size="small"
        value={range[0]}
        onChange={(event) => change([event.target.value, range[1] ?? ''])}
        inputRef={focusElementRef}
      />
      <TextField
        label="To"
        type="number"
        size="small"
        value={range[1]}
        onChange={(event) => change([range[0] ?? '', event.target.value])}
      />
    </Stack>
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
    filterOperators: [between],
    valueFormatter: (value: number) => `€${value.toLocaleString('en-US')}`,
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'rent', operator: 'between', value: [800, 1200] }] } },
};

export default function BetweenOperator() {
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
