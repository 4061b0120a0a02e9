import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastToggle() {
  const [changes, setChanges] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Typography role="status">Last changes: {changes.join(', ') || 'none'}</Typography>
      <SimpleTreeView
        multiSelect
        aria-label="Departments"
        defaultExpandedItems={['imaging']}
        /* preview-start */
        onItemSelectionToggle={(_event, itemId, isSelected) => {
          const change = `${itemId} ${isSelected ? 'selected' : 'deselected'}`;
          setChanges((previous) => [change, ...previous].slice(0, 3));
        }}
        /* preview-end */
      >
        <TreeItem itemId="imaging" label="Imaging">
          <TreeItem itemId="xray" label="X-ray" />
          <TreeItem itemId="mri" label="MRI" />
          <TreeItem itemId="ultrasound" label="Ultrasound" />
        </TreeItem>
        <TreeItem itemId="reception" label="Reception" />
      </SimpleTreeView>
    </Stack>
  );
}
