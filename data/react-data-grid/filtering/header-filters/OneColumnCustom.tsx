import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from '../../dataset/apartments';

function PetsFilter({ item, colDef, inputRef }: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const setPets = (pets: string) =>
    pets === ''
      ? apiRef.current.deleteFilterItem(item)
      : apiRef.current.upsertFilterItem({ ...item, value: pets === 'yes' });
  const leave = (event: React.FocusEvent) => {
    apiRef.current.stopHeaderFilterEditMode();
    if (event.relatedTarget?.role === 'columnheader') return;
    // Without this, the grid moves the focus back to the filter cell.
    apiRef.current.setState((state) => ({
      ...state,
      focus: { ...state.focus, columnHeaderFilter: null },
    }));
  };
  return (
    <NativeSelect
      value={item.value === undefined ? '' : item.value ? 'yes' : 'no'}
      onChange={(event) => setPets(event.target.value)}
      onFocus={() => apiRef.current.startHeaderFilterEditMode(colDef.field)}
      onBlur={leave}
      inputRef={inputRef}
      inputProps={{ tabIndex: -1, 'aria-label': 'Pets' }}
    >
      <option value="">All apartments</option>
      <option value="yes">Pets welcome</option>
      <option value="no">No pets</option>
    </NativeSelect>
  );
}

/* preview-start */
const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', renderHeaderFilter: () => null },
  {
    field: 'pets',
    headerName: 'Pets',
    type: 'boolean',
    width: 170,
    renderHeaderFilter: (params) => <PetsFilter {...params} />,
  },
];
/* preview-end */

export default function OneColumnCustom() {
  return (
    <DataGridPro
      rows={apartments}
      columns={columns}
      headerFilters
      aria-label="Apartments with a select for pets"
    />
  );
}
