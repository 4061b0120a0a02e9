import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultiSelect() {
  const [selected, setSelected] = React.useState(['xray']);
  return (
    <Stack spacing={1}>
      <Typography role="status">Selected ids: {selected.join(', ') || 'none'}</Typography>
      {/* preview-start */}
      <SimpleTreeView
        multiSelect
        aria-label="Departments"
        defaultExpandedItems={['imaging']}
        defaultSelectedItems={['xray']}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <TreeItem itemId="imaging" label="Imaging">
          <TreeItem itemId="xray" label="X-ray" />
          <TreeItem itemId="mri" label="MRI" />
          <TreeItem itemId="ultrasound" label="Ultrasound" />
        </TreeItem>
        <TreeItem itemId="reception" label="Reception" />
      </SimpleTreeView>
      {/* preview-end */}
    </Stack>
  );
}
