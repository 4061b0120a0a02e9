import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import styles from './StyledItems.module.css';

const classes = { itemContent: styles.content, itemLabel: styles.label };

export default function StyledItems() {
  return (
    <div className={styles.frame}>
      <SimpleTreeView
        aria-label="Mailboxes"
        defaultExpandedItems={['projects']}
        defaultSelectedItems="stamps"
        className={styles.tree}
        classes={classes}
      >
        <TreeItem itemId="inbox" label="Inbox" />
        <TreeItem itemId="projects" label="Projects">
          <TreeItem itemId="bridge" label="Bridge repair" />
          <TreeItem itemId="stamps" label="Stamp fair" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
