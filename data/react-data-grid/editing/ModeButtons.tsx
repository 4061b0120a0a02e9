import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridCellParams,
} from '@mui/x-data-grid';
import { nurseColumns, nurses } from '../dataset/nurses';

export default function ModeButtons() {
  const [model, setModel] = React.useState<GridCellModesModel>({});
  const [cell, setCell] = React.useState<Pick<GridCellParams, 'id' | 'field'> | null>(null);
  const editing = cell !== null && model[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;
  const stop = (ignoreModifications: boolean) => {
    if (cell) {
      setModel({
        ...model,
        [cell.id]: {
          ...model[cell.id],
          [cell.field]: { mode: GridCellModes.View, ignoreModifications },
        },
      });
    }
  };
  const edit = () => {
    if (cell) {
      setModel({
        ...model,
        [cell.id]: { ...model[cell.id], [cell.field]: { mode: GridCellModes.Edit } },
      });
    }
  };
  // The buttons must not take the focus, or the cell would save and stop.
  const keepFocus = (event: React.MouseEvent) => event.preventDefault();
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} onMouseDown={keepFocus}>
        <Button variant="outlined" disabled={cell === null || editing} onClick={edit}>
          Edit
        </Button>
        <Button variant="outlined" disabled={!editing} onClick={() => stop(false)}>
          Save
        </Button>
        <Button variant="outlined" disabled={!editing} onClick={() => stop(true)}>
          Cancel
        </Button>
      </Stack>
      <Box sx={{ blockSize: 320 }}>
        <DataGrid
          rows={nurses}
          columns={nurseColumns}
          cellModesModel={model}
          onCellModesModelChange={(next) => setModel(next)}
          onCellEditStop={(params, event) => {
            // Tabbing to the buttons is no reason to stop either.
            if (params.reason === 'cellFocusOut') {
              event.defaultMuiPrevented = true;
            }
          }}
          slotProps={{
            cell: {
              onFocus: (event: React.FocusEvent<HTMLElement>) => {
                const id = event.currentTarget.parentElement?.dataset['id'];
                const field = event.currentTarget.dataset['field'];
                if (id !== undefined && field !== undefined) {
                  setCell({ id: Number(id), field });
                }
              },
            },
          }}
          aria-label="Nurses, edited with buttons"
        />
      </Box>
    </Stack>
  );
}
