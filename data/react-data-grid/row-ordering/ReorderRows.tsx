import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { plan, planColumns } from './planColumns';

export default function ReorderRows() {
  const [rows, setRows] = React.useState(plan);

  /* preview-start */
  const handleRowOrderChange = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    const reordered = [...rows];
    reordered.splice(targetIndex, 0, ...reordered.splice(oldIndex, 1));
    setRows(reordered);
  };

  const grid = (
    <DataGridPro
      rows={rows}
      columns={planColumns}
      rowReordering
      onRowOrderChange={handleRowOrderChange}
      /* preview-end */
      hideFooter
      aria-label="Renovation plan with tasks to drag"
    />
  );

  return (
    <>
      {grid}
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {`First: ${rows[0]?.task}, ${rows[0]?.room}. Last: ${rows.at(-1)?.task}, ${rows.at(-1)?.room}.`}
      </Typography>
    </>
  );
}
