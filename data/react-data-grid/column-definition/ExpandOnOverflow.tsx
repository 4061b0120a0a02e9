import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../dataset/payroll';

const columns: GridColDef<Employee>[] = [
  { field: 'firstName', headerName: 'Name', width: 100 },
  /* preview-start */
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 120,
    maxWidth: 320,
    renderCell: ({ row, hasFocus }) => <NoteCell text={row.note} hasFocus={hasFocus} />,
  },
  /* preview-end */
];

/** Shows the full text in a popper while a cell that cuts it off is hovered or has the focus. */
function NoteCell({ text, hasFocus }: { text: string; hasFocus: boolean }) {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);
  const [isHovered, setIsHovered] = React.useState(false);
  const isCutOff = cell !== null && cell.scrollWidth > cell.clientWidth;

  return (
    <Box
      ref={setCell}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {text}
      <Popper open={isCutOff && (isHovered || hasFocus)} anchorEl={cell} placement="bottom-start">
        <Paper elevation={4} aria-hidden sx={{ p: 1.5, maxInlineSize: 280, typography: 'body2' }}>
          {text}
        </Paper>
      </Popper>
    </Box>
  );
}

export default function ExpandOnOverflow() {
  return (
    <DataGrid rows={employees} columns={columns} hideFooter aria-label="Notes about employees" />
  );
}
