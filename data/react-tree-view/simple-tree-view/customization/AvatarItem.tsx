import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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

interface PersonProps
  extends
    Omit<UseTreeItemParameters, 'rootRef'>,
    Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'> {
  initials: string;
}

function Initials({ selected, children }: React.PropsWithChildren<{ selected: boolean }>) {
  const bgcolor = selected ? 'primary.main' : 'action.selected';
  const color = selected ? 'primary.contrastText' : 'text.primary';
  return (
    <Avatar aria-hidden sx={{ inlineSize: 28, blockSize: 28, fontSize: 12, bgcolor, color }}>
      {children}
    </Avatar>
  );
}

const Person = React.forwardRef<HTMLLIElement, PersonProps>(function Person(props, ref) {
  const { id, itemId, label, disabled, children, initials, ...other } = props;
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
          <Initials selected={item.status.selected}>{initials}</Initials>
          <TreeItemLabel {...item.getLabelProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
    /* preview-end */
  );
});

export default function AvatarItem() {
  return (
    <SimpleTreeView
      aria-label="Contacts"
      defaultExpandedItems={['okafor']}
      defaultSelectedItems="lind"
    >
      <Person itemId="okafor" label="Ada Okafor, manager" initials="AO">
        <Person itemId="lind" label="Per Lind" initials="PL" />
        <Person itemId="sato" label="Yui Sato" initials="YS" />
      </Person>
      <Person itemId="moreau" label="Luc Moreau" initials="LM" />
    </SimpleTreeView>
  );
}
