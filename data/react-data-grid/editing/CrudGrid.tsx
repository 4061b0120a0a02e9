import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { nurses, wards, type Nurse } from '../dataset/nurses';

const newNurse: Omit<Nurse, 'id'> = {
  name: '',
  ward: 'Surgery',
  age: 30,
  start: new Date(2026, 0, 1),
  nights: false,
  hours: 40,
  approved: false,
};

export default function CrudGrid() {
  const [rows, setRows] = React.useState(nurses);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [newId, setNewId] = React.useState<GridRowId | null>(null);
  const nextId = React.useRef(nurses.length + 1);

  const add = () => {
    const id = nextId.current;
    nextId.current += 1;
    setNewId(id);
    setRows((all) => [...all, { id, ...newNurse }]);
    setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
  };
  const remove = React.useCallback((id: GridRowId) => {
    setRows((all) => all.filter((row) => row.id !== id));
    setNewId((current) => (current === id ? null : current));
  }, []);

  // The grid processes all columns again when it gets a new array.
  const columns = React.useMemo<GridColDef<Nurse>[]>(() => {
    const edit = (id: GridRowId) =>
      setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
    const save = (id: GridRowId) =>
      setModes((all) => ({ ...all, [id]: { mode: GridRowModes.View } }));
    const cancel = (id: GridRowId) => {
      setModes((all) => ({
        ...all,
        [id]: { mode: GridRowModes.View, ignoreModifications: true },
      }));
      if (id === newId) remove(id);
    };

    return [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row }) => {
          const name = row.name || 'new nurse';
          return modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label={`Save ${name}`}
                  onClick={() => save(id)}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CancelIcon />}
                  label={`Discard changes to ${name}`}
                  onClick={() => cancel(id)}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditIcon />}
                  label={`Edit ${name}`}
                  onClick={() => edit(id)}
                />,
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteIcon />}
                  label={`Delete ${name}`}
                  onClick={() => remove(id)}
                />,
              ];
        },
      },
      { field: 'name', headerName: 'Name', width: 150, editable: true },
      { field: 'age', headerName: 'Age', width: 80, type: 'number', editable: true },
      {
        field: 'ward',
        headerName: 'Ward',
        width: 130,
        type: 'singleSelect',
        valueOptions: wards,
        editable: true,
      },
      { field: 'start', headerName: 'Since', width: 140, type: 'date', editable: true },
      { field: 'nights', headerName: 'Nights', width: 90, type: 'boolean', editable: true },
    ];
  }, [modes, newId, remove]);

  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={newId !== null} onClick={add}>
          Add a nurse
        </Button>
      </Box>
      <DataGrid
        rows={rows}
        columns={columns}
        /* preview-start */
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={(next) => setModes(next)}
        onRowEditStop={({ id, reason }, event) => {
          // Keep the row open when users click elsewhere: only the buttons and keys save.
          if (reason === GridRowEditStopReasons.rowFocusOut) event.defaultMuiPrevented = true;
          if (reason === GridRowEditStopReasons.escapeKeyDown && id === newId) remove(id);
        }}
        processRowUpdate={(row) => {
          setRows((all) => all.map((old) => (old.id === row.id ? row : old)));
          setNewId((id) => (id === row.id ? null : id));
          return row;
        }}
        /* preview-end */
        aria-label="Nurses"
      />
    </>
  );
}
