import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledFocusable() {
  const [focusable, setFocusable] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        label="disabledItemsFocusable"
      />
      {/* preview-start */}
      <SimpleTreeView
        key={String(focusable)}
        disabledItemsFocusable={focusable}
        aria-label="Account settings"
        defaultExpandedItems={['account']}
      >
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="profile" label="Profile" />
          <TreeItem itemId="password" label="Password" disabled />
          <TreeItem itemId="language" label="Language" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Stack>
  );
}
