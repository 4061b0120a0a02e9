import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

interface NoteCellProps {
  text: string;
  hasFocus: boolean;
}

/** Shows a cut text in full over the cell while it is pointed at or has the focus. */
export default function NoteCell({ text, hasFocus }: NoteCellProps) {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);
  const [isHovered, setIsHovered] = React.useState(false);
  const isCut = cell !== null && cell.scrollWidth > cell.clientWidth;

  return (
    <Box
      ref={setCell}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
    >
      {text}
      <Popper open={isCut && (isHovered || hasFocus)} anchorEl={cell} placement="bottom-start">
        <Paper elevation={4} aria-hidden sx={{ p: 1.5, maxInlineSize: 280, typography: 'body2' }}>
          {text}
        </Paper>
      </Popper>
    </Box>
  );
}
