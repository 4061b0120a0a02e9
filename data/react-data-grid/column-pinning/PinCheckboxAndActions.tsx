import * as React from 'react';
import AddAlarm from '@mui/icons-material/AddAlarm';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../dataset/payroll';
import { payrollColumns } from '../dataset/payrollColumns';

export default function PinCheckboxAndActions() {
  const [rows, setRows] = React.useState(employees);
  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const addShift = (id: number) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, hours: row.hours + 8 } : row)));
    return [
      { field: 'lastName', headerName: 'Employee', width: 105 },
      ...payrollColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="shift"
            icon={<AddAlarm />}
            label={`Add an 8-hour shift for ${row.firstName}`}
            onClick={() => addShift(row.id)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      /* preview-start */
      checkboxSelection
      initialState={{
        pinnedColumns: {
          left: [GRID_CHECKBOX_SELECTION_FIELD, 'lastName'],
          right: ['actions'],
        },
      }}
      /* preview-end */
      disableRowSelectionOnClick
      hideFooter
      aria-label="Payroll with checkboxes and actions"
    />
  );
}
