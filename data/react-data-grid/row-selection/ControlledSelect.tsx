import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { partColumns, parts } from '../dataset/parts';

const scarce = parts.filter(({ quantity }) => quantity < 20).map(({ id }) => id);

export default function ControlledSelect() {
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set(scarce),
  });
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => setModel({ type: 'include', ids: new Set(scarce) })}
        >
          Select scarce parts
        </Button>
        <Button variant="outlined" onClick={() => setModel({ type: 'include', ids: new Set() })}>
          Clear selection
        </Button>
      </Stack>
      <Typography role="status" sx={{ my: 2, minBlockSize: 48 }}>
        type: {model.type}, ids: {[...model.ids].join(', ') || 'none'}
      </Typography>
      <DataGrid
        /* preview-start */
        rows={parts}
        columns={partColumns}
        checkboxSelection
        rowSelectionModel={model}
        onRowSelectionModelChange={(next) => setModel(next)}
        /* preview-end */
        aria-label="Parts with a controlled selection"
      />
    </>
  );
}
