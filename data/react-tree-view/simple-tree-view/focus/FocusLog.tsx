import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusLog() {
  const [focused, setFocused] = React.useState('none');
  return (
    <Stack spacing={1}>
      <Typography role="status">Last focused id: {focused}</Typography>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Airport"
        defaultExpandedItems={['pier-a']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="pier-a" label="Pier A">
          <TreeItem itemId="gate-a11" label="Gate A11" />
          <TreeItem itemId="gate-a12" label="Gate A12" />
        </TreeItem>
        <TreeItem itemId="pier-b" label="Pier B">
          <TreeItem itemId="gate-b21" label="Gate B21" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Stack>
  );
}
