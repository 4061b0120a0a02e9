import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

const select = (ids: string[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
const scarce = parts.filter(({ quantity }) => quantity < 20).map(({ id }) => id);

export default function ControlledSelect() {
  const [model, setModel] = React.useState(() => select([]));
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setModel(select(scarce))}>
          Select scarce parts
        </Button>
        <Button variant="outlined" onClick={() => setModel(select([]))}>
          Clear
        </Button>
      </Stack>
      <Typography role="status" sx={{ minBlockSize: 48 }}>
        {model.ids.size} selected; type: {model.type}, ids: {[...model.ids].join(', ') || 'none'}
      </Typography>
      <Box sx={{ blockSize: 370 }}>
        <DataGrid
          rows={parts}
          columns={partColumns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={(next) => setModel(next)}
          aria-label="Parts with the selection in state"
        />
      </Box>
    </Stack>
  );
}
