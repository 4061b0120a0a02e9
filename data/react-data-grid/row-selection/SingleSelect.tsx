import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { partColumns, parts, type Part } from '../dataset/parts';

export default function SingleSelect() {
  const [selected, setSelected] = React.useState<Part>();
  return (
    <>
      <DataGrid
        /* preview-start */
        rows={parts}
        columns={partColumns}
        onRowSelectionModelChange={({ ids }) => {
          setSelected(parts.find(({ id }) => ids.has(id)));
        }}
        /* preview-end */
        aria-label="Parts"
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Selected part: {selected ? selected.name : 'none'}
      </Typography>
    </>
  );
}
