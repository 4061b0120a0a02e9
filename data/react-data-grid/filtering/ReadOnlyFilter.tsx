import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridLogicOperator,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { apartments, type Apartment } from '../dataset/apartments';

/* preview-start */
const columns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 150 },
  { field: 'district', headerName: 'District', width: 130, filterable: false },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 110 },
];

const initialState = {
  filter: {
    filterModel: { items: [{ id: 1, field: 'district', operator: 'equals', value: 'Harbor' }] },
  },
};

const slotProps = { filterPanel: { logicOperators: [GridLogicOperator.And] } };
/* preview-end */

export default function ReadOnlyFilter() {
  const apiRef = useGridApiRef();
  return (
    <>
      <Button onClick={() => apiRef.current?.showFilterPanel()} sx={{ alignSelf: 'start', mb: 2 }}>
        Show filters
      </Button>
      <DataGridPro
        apiRef={apiRef}
        rows={apartments}
        columns={columns}
        initialState={initialState}
        slotProps={slotProps}
        aria-label="Apartments at the harbor"
      />
    </>
  );
}
