import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';

interface Member {
  id: string;
  label: string;
  job: string;
}

const crew: TreeViewBaseItem<Member>[] = [
  {
    id: 'okafor',
    label: 'Ada Okafor',
    job: 'Director',
    children: [
      { id: 'lind', label: 'Per Lind', job: 'Camera' },
      { id: 'sato', label: 'Yui Sato', job: 'Sound' },
    ],
  },
];

type MemberProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const MemberItem = React.forwardRef<HTMLLIElement, MemberProps>(function MemberItem(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  const tree = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const member = useTreeItemModel<Member>(itemId);
  return (
    <TreeItemProvider {...tree.getContextProviderProps()}>
      <TreeItemRoot {...tree.getRootProps(other)}>
        <TreeItemContent {...tree.getContentProps()}>
          <TreeItemIconContainer {...tree.getIconContainerProps()}>
            <TreeItemIcon status={tree.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...tree.getCheckboxProps()} />
          <Avatar
            aria-hidden
            sx={{ inlineSize: 30, blockSize: 30, fontSize: 13, bgcolor: 'primary.main' }}
          >
            {member?.label.replace(/[^A-Z]/g, '')}
          </Avatar>
          <Box sx={{ minInlineSize: 0 }}>
            <TreeItemLabel {...tree.getLabelProps()} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {member?.job}
            </Typography>
          </Box>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...tree.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function AvatarItem() {
  return (
    <RichTreeView
      items={crew}
      slots={{ item: MemberItem }}
      defaultExpandedItems={['okafor']}
      aria-label="Crew"
    />
  );
}
