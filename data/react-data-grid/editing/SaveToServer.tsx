import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, GridCellEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { nurses, wards, type Nurse } from '../dataset/nurses';

const columns: GridColDef<Nurse>[] = [
  { field: 'name', headerName: 'Name', width: 160, editable: true },
  { field: 'hours', headerName: 'Hours', width: 100, type: 'number', editable: true },
  {
    field: 'ward',
    headerName: 'Ward',
    width: 130,
    type: 'singleSelect',
    valueOptions: wards,
    editable: true,
  },
];

/** Replace this function with a request to your API. It resolves to the row as it was stored. */
const sendNurse = async (nurse: Nurse, fail: boolean): Promise<Nurse> => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (fail) throw new Error('The server is unavailable');
  return { ...nurse, name: nurse.name.trim() };
};

interface Status {
  severity: 'info' | 'success' | 'error';
  text: string;
}

export default function SaveToServer() {
  const [rows, setRows] = React.useState(nurses);
  const [status, setStatus] = React.useState<Status>({
    severity: 'info',
    text: 'Edit a cell. The first attempt to save it fails.',
  });
  const attempts = React.useRef(0);

  const saveNurse = (nurse: Nurse) => {
    attempts.current += 1;
    setStatus({ severity: 'info', text: 'Saving…' });
    return sendNurse(nurse, attempts.current % 2 === 1);
  };

  return (
    <>
      <Box sx={{ minBlockSize: 68, mb: 2 }}>
        <Alert severity={status.severity} role={status.severity === 'error' ? 'alert' : 'status'}>
          {status.text}
        </Alert>
      </Box>
      <DataGrid
        rows={rows}
        columns={columns}
        /* preview-start */
        processRowUpdate={async (newRow) => {
          const saved = await saveNurse(newRow);
          setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
          setStatus({ severity: 'success', text: 'Saved.' });
          return saved;
        }}
        onProcessRowUpdateError={({ message }: Error) => {
          const help = 'Press Enter to try again or Escape to discard the change.';
          setStatus({ severity: 'error', text: `${message}. ${help}` });
        }}
        /* preview-end */
        onCellEditStop={({ reason }) => {
          if (reason === GridCellEditStopReasons.escapeKeyDown) {
            setStatus({ severity: 'info', text: 'Change discarded.' });
          }
        }}
        aria-label="Nurses, saved to a server"
      />
    </>
  );
}
