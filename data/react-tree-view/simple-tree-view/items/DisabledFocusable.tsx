import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledFocusable() {
  const [focusable, setFocusable] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        label="Disabled items can be focused"
      />
      <SimpleTreeView
        // The tree reads this prop when it mounts: the key mounts it again.
        key={String(focusable)}
        disabledItemsFocusable={focusable}
        aria-label="Settings, arrow keys and disabled items"
        defaultExpandedItems={['account']}
      >
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="profile" label="Profile" />
          <TreeItem itemId="password" label="Password" disabled />
          <TreeItem itemId="language" label="Language" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
