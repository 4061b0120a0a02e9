import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { NameCell, payrollColumns } from '../dataset/payrollColumns';

const columns: GridColDef<Employee>[] = [
  {
    field: 'lastName',
    headerName: 'Employee',
    width: 125,
    renderCell: ({ row }) => <NameCell row={row} />,
  },
  ...payrollColumns,
];

export default function PinnedButNotPinnable() {
  const apiRef = useGridApiRef();
  /* preview-start */
  const pinNames = () => apiRef.current?.pinColumn('lastName', GridPinnedColumnPosition.LEFT);
  const unpinNames = () => apiRef.current?.unpinColumn('lastName');

  const grid = (
    <DataGridPro
      apiRef={apiRef}
      rows={employees}
      columns={columns}
      disableColumnPinning
      initialState={{ pinnedColumns: { left: ['lastName'] } }}
      hideFooter
      aria-label="Payroll without pinning in the column menus"
    />
  );
  /* preview-end */

  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={pinNames}>
          Pin the names
        </Button>
        <Button size="small" onClick={unpinNames}>
          Unpin the names
        </Button>
      </Stack>
      {grid}
    </>
  );
}
