import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  return (
    /* preview-start */
    <SimpleTreeView aria-label="Settings" defaultExpandedItems={['account', 'billing']}>
      <TreeItem itemId="account" label="Account">
        <TreeItem itemId="profile" label="Profile" />
        <TreeItem itemId="password" label="Password (managed by your company)" disabled />
      </TreeItem>
      <TreeItem itemId="billing" label="Billing (owners only)" disabled>
        <TreeItem itemId="invoices" label="Invoices" />
        <TreeItem itemId="card" label="Credit card" />
      </TreeItem>
    </SimpleTreeView>
    /* preview-end */
  );
}
