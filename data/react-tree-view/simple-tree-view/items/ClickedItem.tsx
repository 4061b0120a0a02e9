import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ClickedItem() {
  const [clicked, setClicked] = React.useState<string | null>(null);
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {clicked === null ? 'Click an item' : `Last clicked itemId: ${clicked}`}
      </Typography>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Account settings"
        defaultExpandedItems={['account']}
        onItemClick={(_event, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="profile" label="Profile" />
          <TreeItem itemId="password" label="Password" disabled />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Stack>
  );
}
