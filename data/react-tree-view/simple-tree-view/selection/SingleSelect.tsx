import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelect() {
  const [selected, setSelected] = React.useState<string | null>('xray');
  return (
    <Stack spacing={1}>
      <Typography role="status">Selected id: {selected ?? 'none'}</Typography>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Departments"
        defaultExpandedItems={['imaging']}
        defaultSelectedItems="xray"
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        <TreeItem itemId="imaging" label="Imaging">
          <TreeItem itemId="xray" label="X-ray" />
          <TreeItem itemId="mri" label="MRI" />
        </TreeItem>
        <TreeItem itemId="reception" label="Reception" />
      </SimpleTreeView>
      {/* preview-end */}
    </Stack>
  );
}
