import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import styles from './ConnectorLines.module.css';

export default function ConnectorLines() {
  return (
    /* preview-start */
    <SimpleTreeView
      aria-label="Mailboxes with connecting lines"
      defaultExpandedItems={['projects', 'bridge']}
      itemChildrenIndentation={4}
      className={styles.tree!}
    >
      {/* preview-end */}
      <TreeItem itemId="projects" label="Projects">
        <TreeItem itemId="bridge" label="Bridge repair">
          <TreeItem itemId="permits" label="Permits" />
          <TreeItem itemId="photos" label="Photos" />
        </TreeItem>
        <TreeItem itemId="stamps" label="Stamp fair" />
      </TreeItem>
      <TreeItem itemId="archive" label="Archive" />
    </SimpleTreeView>
  );
}
