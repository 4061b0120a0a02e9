import * as React from 'react';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridColumnMenuItemProps } from '@mui/x-data-grid';
import { filmColumns, films } from '../dataset/films';

interface HighlightItemProps extends GridColumnMenuItemProps {
  marked: string;
  onMark: (field: string) => void;
}

function HighlightItem({ colDef, onClick, marked, onMark }: HighlightItemProps) {
  const isMarked = colDef.field === marked;
  return (
    <MenuItem
      onClick={(event) => {
        onMark(isMarked ? '' : colDef.field);
        onClick(event);
      }}
    >
      <ListItemIcon>
        <FormatColorFill fontSize="small" />
      </ListItemIcon>
      <ListItemText>{isMarked ? 'Clear highlight' : 'Highlight column'}</ListItemText>
    </MenuItem>
  );
}

export default function AddItem() {
  const [marked, setMarked] = React.useState('genre');

  return (
    <DataGrid
      rows={films}
      columns={filmColumns}
      /* preview-start */
      slotProps={{
        columnMenu: {
          slots: { columnMenuHighlightItem: HighlightItem },
          slotProps: {
            columnMenuHighlightItem: { displayOrder: 15, marked, onMark: setMarked },
          },
        },
      }}
      /* preview-end */
      getCellClassName={({ field }) => (field === marked ? 'marked' : '')}
      sx={{ '& .marked': { bgcolor: 'action.selected', fontWeight: 'bold' } }}
      hideFooter
      aria-label="Films, highlight columns from their menus"
    />
  );
}
