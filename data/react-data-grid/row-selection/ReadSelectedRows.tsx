import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, gridRowSelectionIdsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { partColumns, parts, type Part } from '../dataset/parts';

export default function ReadSelectedRows() {
  const apiRef = useGridApiRef();
  const [total, setTotal] = React.useState('');
  /* preview-start */
  const countPieces = () => {
    const selected = gridRowSelectionIdsSelector(apiRef);
    const rows = [...selected.values()] as Part[];
    const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
    setTotal(`${rows.length} parts, ${pieces} pieces`);
  };
  /* preview-end */
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={countPieces}>
          Count pieces
        </Button>
        <Typography role="status">{total}</Typography>
      </Stack>
      <DataGridPro
        apiRef={apiRef}
        rows={parts}
        columns={partColumns}
        checkboxSelection
        aria-label="Parts to count"
      />
    </>
  );
}
