import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/* preview-start */
const group = [
  'tw:[&_.MuiTreeItem-groupTransition]:ms-[15px]',
  'tw:[&_.MuiTreeItem-groupTransition]:[border-inline-start:1px_dashed_gray]',
];
const branch = [
  "tw:[&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:content-['']",
  'tw:[&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:absolute',
  'tw:[&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:start-0',
  'tw:[&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:w-2.5',
  'tw:[&_.MuiTreeItem-groupTransition_.MuiTreeItem-content]:before:[border-block-start:1px_dashed_gray]',
];
/* preview-end */

export default function ConnectorLines() {
  return (
    <SimpleTreeView
      aria-label="Mailboxes with connecting lines"
      defaultExpandedItems={['projects', 'bridge']}
      itemChildrenIndentation={4}
      className={[...group, ...branch].join(' ')}
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
