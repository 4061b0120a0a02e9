import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import styles from './StyledItems.module.css';

export default function StyledItems() {
  return (
    /* preview-start */
    <SimpleTreeView
      aria-label="Mailboxes"
      defaultExpandedItems={['projects']}
      defaultSelectedItems="stamps"
      className={styles.tree}
      classes={{ itemContent: styles.content, itemLabel: styles.label }}
    >
      <TreeItem itemId="inbox" label="Inbox" />
      <TreeItem itemId="projects" label="Projects">
        <TreeItem itemId="bridge" label="Bridge repair" />
        <TreeItem itemId="stamps" label="Stamp fair" />
      </TreeItem>
    </SimpleTreeView>
    /* preview-end */
  );
}
