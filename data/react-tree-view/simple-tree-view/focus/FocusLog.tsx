import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusLog() {
  const [focused, setFocused] = React.useState('none yet');
  return (
    <Stack spacing={1}>
      <Typography role="status">Focused item: {focused}</Typography>
      <SimpleTreeView
        aria-label="Airport, focus"
        defaultExpandedItems={['pier-a']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="pier-a" label="Pier A">
          <TreeItem itemId="gate-11" label="Gate A11" />
          <TreeItem itemId="gate-12" label="Gate A12" />
        </TreeItem>
        <TreeItem itemId="pier-b" label="Pier B">
          <TreeItem itemId="gate-21" label="Gate B21" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
