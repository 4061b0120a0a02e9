import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
  type GridColDef,
} from '@mui/x-data-grid';
import { nurses, type Nurse } from '../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  { field: 'age', headerName: 'Age', width: 80, type: 'number', editable: true },
  { field: 'hours', headerName: 'Hours', width: 100, type: 'number', editable: true },
  { field: 'start', headerName: 'Since', width: 140, type: 'date', editable: true },
];

export default function ModeButtons() {
  const [model, setModel] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<Pick<GridCellParams, 'id' | 'field'> | null>(null);
  const editing = cell !== null && model[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  /* preview-start */
  const setMode = (mode: GridCellModes, ignoreModifications = false) => {
    if (cell) {
      const { id, field } = cell;
      setModel({
        ...model,
        [id]: { ...model[id], [field]: { mode, ignoreModifications } },
      });
    }
  };
  /* preview-end */

  return (
    <>
      {/* The buttons must not take the focus, or the cell would save and close. */}
      <Stack direction="row" spacing={1} onMouseDown={(event) => event.preventDefault()}>
        <Button
          variant="outlined"
          disabled={cell === null || editing}
          onClick={() => setMode(GridCellModes.Edit)}
        >
          Edit
        </Button>
        <Button variant="outlined" disabled={!editing} onClick={() => setMode(GridCellModes.View)}>
          Save
        </Button>
        <Button
          variant="outlined"
          disabled={!editing}
          onClick={() => setMode(GridCellModes.View, true)}
        >
          Cancel
        </Button>
      </Stack>
      <DataGrid
        rows={nurses}
        columns={columns}
        cellModesModel={model}
        onCellModesModelChange={(next) => setModel(next)}
        onCellEditStop={(params, event) => {
          // Keep the editor open when users reach the buttons with Tab.
          if (params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        slotProps={{
          cell: {
            onFocus: (event: React.FocusEvent<HTMLElement>) => {
              const id = event.currentTarget.parentElement?.dataset['id'];
              const field = event.currentTarget.dataset['field'];
              if (id !== undefined && field !== undefined) setCell({ id: Number(id), field });
            },
          },
        }}
        sx={{ mt: 2 }}
        aria-label="Nurses, edited with buttons"
      />
    </>
  );
}
