import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { checkbox: { 'aria-hidden': true } };

function CheckboxItem(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={slotProps} />;
}

const all = ['imaging', 'xray', 'mri', 'ultrasound', 'reception'];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      {/* preview-start */}
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSelected(all)}>Select all</Button>
        <Button onClick={() => setSelected([])}>Clear selection</Button>
      </Stack>
      <SimpleTreeView
        checkboxSelection
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        aria-label="Departments"
        defaultExpandedItems={['imaging']}
      >
        {/* preview-end */}
        <CheckboxItem itemId="imaging" label="Imaging">
          <CheckboxItem itemId="xray" label="X-ray" />
          <CheckboxItem itemId="mri" label="MRI" />
          <CheckboxItem itemId="ultrasound" label="Ultrasound" />
        </CheckboxItem>
        <CheckboxItem itemId="reception" label="Reception" />
      </SimpleTreeView>
    </Stack>
  );
}
