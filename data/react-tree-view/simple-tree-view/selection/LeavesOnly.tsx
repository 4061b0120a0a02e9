import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

const parents = ['surgery', 'imaging'];

export default function LeavesOnly() {
  const [selected, setSelected] = React.useState(['mri']);
  return (
    <Stack spacing={1}>
      <Typography role="status">Booked rooms: {selected.join(', ') || 'none'}</Typography>
      <SimpleTreeView
        multiSelect
        aria-label="Departments, rooms only"
        defaultExpandedItems={parents}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => {
          const leaves = itemIds.filter((id) => !parents.includes(id));
          // A click on a parent alone opens or closes it and leaves the selection as it was.
          if (leaves.length > 0 || itemIds.length === 0) setSelected(leaves);
        }}
      >
        <Departments />
      </SimpleTreeView>
    </Stack>
  );
}
