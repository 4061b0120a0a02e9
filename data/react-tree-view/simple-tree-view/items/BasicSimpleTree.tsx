/* preview-start */
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicSimpleTree() {
  return (
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account']}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Password" />
      </TreeItem>
      <TreeItem itemId="notifications" label="Notifications">
        <TreeItem itemId="email" label="Email" />
      </TreeItem>
    </SimpleTreeView>
  );
}
/* preview-end */
