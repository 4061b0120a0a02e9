import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const parents = ['surgery', 'imaging'];

export default function LeavesOnly() {
  const [selected, setSelected] = React.useState(['mri']);
  return (
    <Stack spacing={1}>
      <Typography role="status">Selected ids: {selected.join(', ') || 'none'}</Typography>
      <SimpleTreeView
        multiSelect
        aria-label="Rooms"
        defaultExpandedItems={parents}
        /* preview-start */
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => {
          const rooms = itemIds.filter((id) => !parents.includes(id));
          // After a click on a parent, no room is left: keep the current selection.
          if (rooms.length > 0 || itemIds.length === 0) setSelected(rooms);
        }}
        /* preview-end */
      >
        <TreeItem itemId="surgery" label="Surgery">
          <TreeItem itemId="operating-room" label="Operating room" />
          <TreeItem itemId="recovery-room" label="Recovery room" />
        </TreeItem>
        <TreeItem itemId="imaging" label="Imaging">
          <TreeItem itemId="xray" label="X-ray" />
          <TreeItem itemId="mri" label="MRI" />
        </TreeItem>
        <TreeItem itemId="reception" label="Reception" />
      </SimpleTreeView>
    </Stack>
  );
}
