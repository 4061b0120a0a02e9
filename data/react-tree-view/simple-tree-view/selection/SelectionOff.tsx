import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SelectionOff() {
  return (
    /* preview-start */
    <SimpleTreeView disableSelection aria-label="Departments" defaultExpandedItems={['imaging']}>
      <TreeItem itemId="imaging" label="Imaging">
        <TreeItem itemId="xray" label="X-ray" />
        <TreeItem itemId="mri" label="MRI" />
      </TreeItem>
      <TreeItem itemId="reception" label="Reception" />
    </SimpleTreeView>
    /* preview-end */
  );
}
