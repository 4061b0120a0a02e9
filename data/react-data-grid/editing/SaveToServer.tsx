import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellEditStopReasons } from '@mui/x-data-grid';
import { nurseColumns, nurses, type Nurse } from '../dataset/nurses';

/** Stands for your API: answers late with the row that it stored, or refuses. */
const sendNurse = async (nurse: Nurse, refuse: boolean): Promise<Nurse> => {
  await new Promise((resolve) => setTimeout(resolve, 500));
  if (refuse) throw new Error('The server refused');
  return { ...nurse, name: nurse.name.trim() };
};

interface Outcome {
  severity: 'info' | 'success' | 'error';
  text: string;
}

export default function SaveToServer() {
  const [rows, setRows] = React.useState(nurses);
  const [outcome, setOutcome] = React.useState<Outcome>({
    severity: 'info',
    text: 'Change a name. The first try is refused.',
  });
  const tries = React.useRef(0);

  const processRowUpdate = async (newRow: Nurse) => {
    tries.current += 1;
    setOutcome({ severity: 'info', text: 'Sending…' });
    const saved = await sendNurse(newRow, tries.current % 2 === 1);
    setRows((all) => all.map((row) => (row.id === saved.id ? saved : row)));
    setOutcome({ severity: 'success', text: 'Saved on the server.' });
    return saved;
  };

  return (
    <Stack spacing={2}>
      <Box sx={{ minBlockSize: 68 }}>
        <Alert severity={outcome.severity} role={outcome.severity === 'error' ? 'alert' : 'status'}>
          {outcome.text}
        </Alert>
      </Box>
      <Box sx={{ flex: 1, minBlockSize: 0 }}>
        <DataGrid
          rows={rows}
          columns={nurseColumns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) =>
            setOutcome({
              severity: 'error',
              text: `${error.message}. Enter sends again, Escape discards.`,
            })
          }
          onCellEditStop={({ reason }) => {
            if (reason === GridCellEditStopReasons.escapeKeyDown) {
              setOutcome({ severity: 'info', text: 'Discarded.' });
            }
          }}
          aria-label="Nurses, saved on a server"
        />
      </Box>
    </Stack>
  );
}
