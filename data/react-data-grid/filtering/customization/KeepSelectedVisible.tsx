import Chip from '@mui/material/Chip';
import {
  DataGrid,
  getGridSingleSelectOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { apartments, heatingKinds, type Apartment } from '../../dataset/apartments';

/* preview-start */
const orSelected = (operator: GridFilterOperator<Apartment>): GridFilterOperator<Apartment> => ({
  ...operator,
  getApplyFilterFn: (item, column) => {
    const matches = operator.getApplyFilterFn(item, column);
    if (!matches) return null;
    return (value, row, col, apiRef) =>
      apiRef.current.isRowSelected(row.id) || matches(value, row, col, apiRef);
  },
});

const filterOperators = getGridSingleSelectOperators().map(orSelected);
/* preview-end */

const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  {
    field: 'heating',
    headerName: 'Heating',
    type: 'singleSelect',
    valueOptions: heatingKinds,
    width: 160,
    filterOperators,
    renderCell: ({ row }) => (
      <Chip
        label={row.heating}
        color={row.heating === 'Heat pump' ? 'success' : 'default'}
        size="small"
        variant="outlined"
      />
    ),
  },
];

const initialState = {
  filter: { filterModel: { items: [{ field: 'heating', operator: 'is', value: 'Heat pump' }] } },
};

export default function KeepSelectedVisible() {
  return (
    <DataGrid
      rows={apartments}
      columns={columns}
      initialState={initialState}
      checkboxSelection
      showToolbar
      label="Apartments"
    />
  );
}
