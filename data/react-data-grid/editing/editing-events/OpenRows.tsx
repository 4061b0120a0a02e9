import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowModes, type GridColDef, type GridRowModesModel } from '@mui/x-data-grid';
import { nurses, type Nurse } from '../../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', width: 90, type: 'number', editable: true },
  { field: 'nights', headerName: 'Nights', width: 90, type: 'boolean', editable: true },
];

/** Replace this function with a request to your API. */
const saveNurse = async (nurse: Nurse): Promise<Nurse> => {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return nurse;
};

export default function OpenRows() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const openNurses = nurses.filter((nurse) => nurse.id in modes);
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', flexWrap: 'wrap', minBlockSize: 40, mb: 1 }}
      >
        <Button variant="contained" disabled={openNurses.length > 0}>
          Publish roster
        </Button>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }} role="status">
          {openNurses.map(({ id, name }) =>
            modes[id]?.mode === GridRowModes.Edit ? (
              <Chip key={id} color="warning" label={`Editing ${name}`} />
            ) : (
              <Chip key={id} color="info" label={`Saving ${name}…`} />
            ),
          )}
        </Stack>
      </Stack>
      <DataGrid
        rows={nurses}
        columns={columns}
        /* preview-start */
        editMode="row"
        onRowModesModelChange={(model) => setModes(model)}
        processRowUpdate={(newRow) => saveNurse(newRow)}
        /* preview-end */
        hideFooter
        aria-label="Roster"
      />
    </>
  );
}
