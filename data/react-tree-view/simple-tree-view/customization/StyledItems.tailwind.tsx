import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/* preview-start */
const classes = {
  itemContent: [
    'tw:rounded-none tw:border-0 tw:border-s-4 tw:border-solid tw:border-transparent',
    'tw:data-selected:border-orange-600 tw:data-selected:bg-orange-600/20',
    'tw:data-focused:outline-2 tw:data-focused:-outline-offset-2',
  ].join(' '),
  itemLabel: 'tw:font-medium',
};
/* preview-end */

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Mailboxes"
      defaultExpandedItems={['projects']}
      defaultSelectedItems="stamps"
      classes={classes}
    >
      <TreeItem itemId="inbox" label="Inbox" />
      <TreeItem itemId="projects" label="Projects">
        <TreeItem itemId="bridge" label="Bridge repair" />
        <TreeItem itemId="stamps" label="Stamp fair" />
      </TreeItem>
    </SimpleTreeView>
  );
}
