import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
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
  // The names are the first column, which is on the right in right-to-left layouts.
  const isRtl = useTheme().direction === 'rtl';
  const start = isRtl ? GridPinnedColumnPosition.RIGHT : GridPinnedColumnPosition.LEFT;

  /* preview-start */
  const pinNames = () => apiRef.current?.pinColumn('lastName', start);
  const unpinNames = () => apiRef.current?.unpinColumn('lastName');

  const grid = (
    <DataGridPro
      apiRef={apiRef}
      rows={employees}
      columns={columns}
      disableColumnPinning
      initialState={{ pinnedColumns: { [start]: ['lastName'] } }}
      /* preview-end */
      key={start}
      hideFooter
      aria-label="Payroll without pinning in the column menus"
    />
  );

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
