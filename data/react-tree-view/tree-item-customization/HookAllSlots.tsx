import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { gear } from '../dataset/gear';

type ItemProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const GearItem = React.forwardRef<HTMLLIElement, ItemProps>(function GearItem(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  /* preview-start */
  const tree = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  return (
    <TreeItemProvider {...tree.getContextProviderProps()}>
      <TreeItemRoot {...tree.getRootProps(other)}>
        <TreeItemContent {...tree.getContentProps()}>
          {tree.status.editing ? (
            <TreeItemLabelInput {...tree.getLabelInputProps()} aria-label="Name" />
          ) : (
            <TreeItemLabel {...tree.getLabelProps()} />
          )}
          <TreeItemCheckbox {...tree.getCheckboxProps()} aria-hidden />
          <TreeItemIconContainer {...tree.getIconContainerProps()}>
            <TreeItemIcon status={tree.status} />
          </TreeItemIconContainer>
          {/* preview-end */}
          <TreeItemDragAndDropOverlay {...tree.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...tree.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function HookAllSlots() {
  return (
    <RichTreeView
      items={gear}
      checkboxSelection
      isItemEditable
      slots={{ item: GearItem }}
      defaultExpandedItems={['tents']}
      aria-label="Camping gear"
    />
  );
}
