import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

/* preview-start */
const sx = {
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderInlineStart: '4px solid transparent',
    '&[data-selected]': { bgcolor: 'rgb(234 108 20 / 0.18)', borderColor: 'rgb(234 108 20)' },
    '&[data-focused]': { outline: '2px solid', outlineOffset: -2 },
  },
  [`& .${treeItemClasses.label}`]: { fontWeight: 500 },
};
/* preview-end */

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Mailboxes"
      defaultExpandedItems={['projects']}
      defaultSelectedItems="stamps"
      sx={sx}
    >
      <TreeItem itemId="inbox" label="Inbox" />
      <TreeItem itemId="projects" label="Projects">
        <TreeItem itemId="bridge" label="Bridge repair" />
        <TreeItem itemId="stamps" label="Stamp fair" />
      </TreeItem>
    </SimpleTreeView>
  );
}
