import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const SIZE = 30;
const shelves = Array.from({ length: SIZE }, (_shelf, shelf) => ({
  id: `shelf-${shelf}`,
  label: `Shelf ${shelf + 1}`,
  children: Array.from({ length: SIZE }, (_box, box) => ({
    id: `box-${shelf}-${box}`,
    label: `Box ${shelf * SIZE + box + 1}`,
  })),
}));

export default function ManyItems() {
  const [open, setOpen] = React.useState(['shelf-0']);
  return (
    <Stack spacing={1}>
      <Typography variant="body2" role="status">
        {SIZE * SIZE + SIZE} items in memory, {SIZE + open.length * SIZE} in the document
      </Typography>
      <Stack sx={{ blockSize: 260, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        {/* preview-start */}
        <RichTreeView
          items={shelves}
          expandedItems={open}
          onExpandedItemsChange={(_event, ids) => setOpen(ids)}
          aria-label="Warehouse"
        />
        {/* preview-end */}
      </Stack>
    </Stack>
  );
}
