import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, gridRowSelectionIdsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { partColumns, parts, type Part } from '../dataset/parts';

export default function ReadSelectedRows() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('Nothing counted yet');
  const count = () => {
    const rows = [...gridRowSelectionIdsSelector(apiRef).values()] as Part[];
    const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    setText(`${rows.length} parts, ${pieces} pieces`);
  };
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={count}>
          Count pieces
        </Button>
        <Typography role="status">{text}</Typography>
      </Stack>
      <Box sx={{ blockSize: 370 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={parts}
          columns={partColumns}
          checkboxSelection
          aria-label="Parts to count"
        />
      </Box>
    </Stack>
  );
}
