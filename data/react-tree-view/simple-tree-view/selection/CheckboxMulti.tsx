import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { checkbox: { 'aria-hidden': true } };

function CheckboxItem(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={slotProps} />;
}

export default function CheckboxMulti() {
  return (
    /* preview-start */
    <SimpleTreeView
      checkboxSelection
      multiSelect
      aria-label="Departments"
      defaultExpandedItems={['imaging']}
      defaultSelectedItems={['xray', 'ultrasound']}
    >
      <CheckboxItem itemId="imaging" label="Imaging">
        <CheckboxItem itemId="xray" label="X-ray" />
        <CheckboxItem itemId="mri" label="MRI" />
        <CheckboxItem itemId="ultrasound" label="Ultrasound" />
      </CheckboxItem>
      <CheckboxItem itemId="reception" label="Reception" />
    </SimpleTreeView>
    /* preview-end */
  );
}
