import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { nurseColumns, nurses, type Nurse } from '../dataset/nurses';

export default function CrudGrid() {
  const [rows, setRows] = React.useState(nurses);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [newId, setNewId] = React.useState<GridRowId | null>(null);
  const nextId = React.useRef(nurses.length + 1);

  const add = () => {
    const id = nextId.current;
    nextId.current += 1;
    setNewId(id);
    setRows((all) => [
      ...all,
      { id, name: '', ward: 'Surgery', age: 30, start: new Date(2026, 0, 1), nights: false },
    ]);
    setModes((all) => ({ ...all, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
  };
  const remove = React.useCallback(
    (id: GridRowId) => setRows((all) => all.filter((row) => row.id !== id)),
    [],
  );

  // A new array makes the grid build its columns again, so only a change of the modes makes one.
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
      if (id === newId) {
        remove(id);
        setNewId(null);
      }
    };

    const actions: GridColDef<Nurse> = {
      field: 'actions',
      type: 'actions',
      headerName: 'Actions',
      width: 100,
      getActions: ({ id, row }) => {
        const name = row.name || 'the new nurse';
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
                label={`Cancel ${name}`}
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
    };
    return [actions, ...nurseColumns];
  }, [modes, newId, remove]);

  return (
    <Stack spacing={2}>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'start' }}>
        Add a nurse
      </Button>
      <Box sx={{ blockSize: 400 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={(next) => setModes(next)}
          onRowEditStop={(params, event) => {
            // Leaving the row neither saves nor ends the edit.
            if (params.reason === GridRowEditStopReasons.rowFocusOut) {
              event.defaultMuiPrevented = true;
            }
            if (params.reason === GridRowEditStopReasons.escapeKeyDown && params.id === newId) {
              remove(params.id);
              setNewId(null);
            }
          }}
          processRowUpdate={(row: Nurse) => {
            setRows((all) => all.map((old) => (old.id === row.id ? row : old)));
            setNewId((id) => (id === row.id ? null : id));
            return row;
          }}
          aria-label="Nurses to add, edit, and delete"
        />
      </Box>
    </Stack>
  );
}
