import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

const columns: GridColDef<Employee>[] = [
  { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 100 },
  /* preview-start */
  {
    field: 'bonus',
    headerName: 'Bonus',
    type: 'number',
    width: 150,
    valueGetter: (fraction: number) => fraction * 100,
    valueFormatter: (percent: number) => `${percent.toLocaleString('en-US')}%`,
  },
  /* preview-end */
];

export default function ValueFormatter() {
  return (
    <DataGrid
      rows={employees}
      columns={columns}
      initialState={{
        filter: { filterModel: { items: [{ field: 'bonus', operator: '>=', value: 5 }] } },
        sorting: { sortModel: [{ field: 'bonus', sort: 'desc' }] },
      }}
      hideFooter
      aria-label="Bonuses of 5% and more"
    />
  );
}
