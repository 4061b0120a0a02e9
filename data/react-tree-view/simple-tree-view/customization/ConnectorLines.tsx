import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

/* preview-start */
const sx = {
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: '15px',
    borderInlineStart: '1px dashed',
    borderColor: 'text.disabled',
  },
  [`& .${treeItemClasses.groupTransition} .${treeItemClasses.content}::before`]: {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: '10px',
    borderBlockStart: '1px dashed',
    borderColor: 'text.disabled',
  },
};
/* preview-end */

export default function ConnectorLines() {
  return (
    <SimpleTreeView
      aria-label="Mailboxes with connecting lines"
      defaultExpandedItems={['projects', 'bridge']}
      itemChildrenIndentation={4}
      sx={sx}
    >
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
