import Drafts from '@mui/icons-material/DraftsOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Star from '@mui/icons-material/StarOutline';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function Stamp(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 4h16v16H4z M7 7v10h10V7z M9 9h6v6H9z" fillRule="evenodd" />
    </SvgIcon>
  );
}

export default function CustomIcons() {
  return (
    /* preview-start */
    <SimpleTreeView
      aria-label="Mailboxes"
      defaultExpandedItems={['projects']}
      slots={{ expandIcon: Folder, collapseIcon: FolderOpen, endIcon: Drafts }}
    >
      <TreeItem itemId="starred" label="Starred" slots={{ icon: Star }} />
      <TreeItem itemId="projects" label="Projects">
        <TreeItem itemId="bridge" label="Bridge repair" />
        <TreeItem itemId="stamps" label="Stamp fair" slots={{ endIcon: Stamp }} />
      </TreeItem>
      <TreeItem itemId="archive" label="Archive">
        <TreeItem itemId="last-year" label="Last year" />
      </TreeItem>
    </SimpleTreeView>
    /* preview-end */
  );
}
