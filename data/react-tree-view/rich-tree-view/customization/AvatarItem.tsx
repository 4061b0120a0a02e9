import * as React from 'react';
import Avatar from '@mui/material/Avatar';
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

function MemberAvatar({ name = '' }: { name?: string }) {
  return (
    <Avatar
      aria-hidden
      sx={{ inlineSize: 30, blockSize: 30, fontSize: 13, bgcolor: 'primary.main' }}
    >
      {name.replace(/[^A-Z]/g, '')}
    </Avatar>
  );
}

type MemberProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const MemberItem = React.forwardRef<HTMLLIElement, MemberProps>(function MemberItem(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  const member = useTreeItemModel<Member>(itemId);
  /* preview-start */
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...item.getCheckboxProps()} />
          <MemberAvatar name={member?.label} />
          <TreeItemLabel {...item.getLabelProps()} />
          <Typography variant="caption">{member?.job}</Typography>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
      {/* preview-end */}
    </TreeItemProvider>
  );
});

export default function AvatarItem() {
  return (
    <RichTreeView
      items={crew}
      slots={{ item: MemberItem }}
      defaultExpandedItems={['okafor']}
      aria-label="Film crew"
    />
  );
}
