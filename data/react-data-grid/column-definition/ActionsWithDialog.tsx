import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import AddAlarm from '@mui/icons-material/AddAlarm';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

export default function ActionsWithDialog() {
  const [rows, setRows] = React.useState(employees);
  const [toDelete, setToDelete] = React.useState<Employee | null>(null);

  const columns = React.useMemo<GridColDef<Employee>[]>(() => {
    const addHours = (id: number, hours: number) =>
      setRows((all) =>
        all.map((row) => (row.id === id ? { ...row, hours: row.hours + hours } : row)),
      );
    return [
      { field: 'lastName', headerName: 'Name', flex: 1, minWidth: 90 },
      { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
      {
        field: 'actions',
        headerName: 'Actions',
        width: 90,
        /* preview-start */
        type: 'actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="shift"
            icon={<AddAlarm />}
            label={`Add an 8-hour shift for ${row.firstName}`}
            onClick={() => addHours(row.id, 8)}
          />,
          <GridActionsCellItem
            key="delete"
            showInMenu
            label="Delete…"
            onClick={() => setToDelete(row)}
          />,
          /* preview-end */
          <GridActionsCellItem
            key="hour"
            showInMenu
            closeMenuOnClick={false}
            label="Add 1 hour"
            onClick={() => addHours(row.id, 1)}
          />,
        ],
      },
    ];
  }, []);

  const confirm = () => {
    setRows((all) => all.filter((row) => row.id !== toDelete?.id));
    setToDelete(null);
  };

  return (
    <>
      <DataGrid rows={rows} columns={columns} hideFooter aria-label="Hours with row actions" />
      <Dialog open={toDelete !== null} onClose={() => setToDelete(null)} aria-labelledby="delete">
        <DialogTitle id="delete">Delete {toDelete?.lastName} from the payroll?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setToDelete(null)}>Cancel</Button>
          <Button color="error" onClick={confirm}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
