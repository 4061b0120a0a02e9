import * as React from 'react';
import EventBusy from '@mui/icons-material/EventBusy';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

const departments = [
  { value: 'stage', label: 'Stage' },
  { value: 'sound', label: 'Sound' },
  { value: 'costume', label: 'Costumes' },
];

const dataColumns: GridColDef<Employee>[] = [
  /* preview-start */
  { field: 'lastName', headerName: 'Last name', width: 100, editable: true },
  { field: 'rate', headerName: 'Rate (€)', type: 'number', width: 90, editable: true },
  { field: 'hiredOn', headerName: 'Hired on', type: 'date', width: 110, editable: true },
  { field: 'lastShift', headerName: 'Last shift', type: 'dateTime', width: 200, editable: true },
  { field: 'onTour', headerName: 'On tour', type: 'boolean', width: 90, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 120,
    editable: true,
  },
  /* preview-end */
];

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(employees);
  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const endTour = (id: number) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, onTour: false } : row)));
    return [
      ...dataColumns,
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="end"
            icon={<EventBusy />}
            label={`End the tour for ${row.firstName}`}
            disabled={!row.onTour}
            onClick={() => endTour(row.id)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <DataGrid
      rows={rows}
      columns={columns}
      processRowUpdate={(updated) => {
        setRows((all) => all.map((row) => (row.id === updated.id ? updated : row)));
        return updated;
      }}
      hideFooter
      aria-label="Employees, one column of each type"
    />
  );
}
