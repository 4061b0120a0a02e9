import * as React from 'react';
import EventBusy from '@mui/icons-material/EventBusy';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

const departments = [
  { value: 'stage', label: 'Stage' },
  { value: 'sound', label: 'Sound' },
  { value: 'costume', label: 'Costumes' },
];

export default function ColumnTypes() {
  const [rows, setRows] = React.useState(employees);
  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const stopTour = (id: number) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, onTour: false } : row)));
    return [
      { field: 'lastName', headerName: 'string', width: 100, editable: true },
      { field: 'rate', headerName: 'number', type: 'number', width: 90, editable: true },
      { field: 'hiredOn', headerName: 'date', type: 'date', width: 110, editable: true },
      {
        field: 'lastShift',
        headerName: 'dateTime',
        type: 'dateTime',
        width: 185,
        editable: true,
      },
      { field: 'onTour', headerName: 'boolean', type: 'boolean', width: 90, editable: true },
      {
        field: 'department',
        headerName: 'singleSelect',
        type: 'singleSelect',
        valueOptions: departments,
        width: 120,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'actions',
        type: 'actions',
        width: 80,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="stop"
            icon={<EventBusy />}
            label={`End the tour of ${row.firstName}`}
            disabled={!row.onTour}
            onClick={() => stopTour(row.id)}
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
      aria-label="One column of each type"
    />
  );
}
