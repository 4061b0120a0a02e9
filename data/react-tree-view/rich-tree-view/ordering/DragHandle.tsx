import * as React from 'react';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemDragAndDropOverlay } from '@mui/x-tree-view/TreeItemDragAndDropOverlay';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

type StopProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const StopItem = React.forwardRef<HTMLLIElement, StopProps>(function StopItem(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  const tree = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  /* preview-start */
  const { draggable, onDragStart, onDragEnd, ...root } = tree.getRootProps(other);
  return (
    <TreeItemProvider {...tree.getContextProviderProps()}>
      <TreeItemRoot {...root}>
        <TreeItemContent {...tree.getContentProps()}>
          <Box
            component="span"
            draggable={draggable}
            onDragStart={onDragStart}
            onDragEnd={onDragEnd}
            sx={{ display: 'flex', cursor: 'grab', color: 'text.secondary' }}
          >
            <DragIndicator fontSize="small" />
          </Box>
          {/* preview-end */}
          <TreeItemIconContainer {...tree.getIconContainerProps()}>
            <TreeItemIcon status={tree.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...tree.getLabelProps()} />
          <TreeItemDragAndDropOverlay {...tree.getDragAndDropOverlayProps()} />
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...tree.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function DragHandle() {
  return (
    <RichTreeViewPro
      items={tour}
      itemsReordering
      slots={{ item: StopItem }}
      defaultExpandedItems={['old-town', 'river']}
      aria-label="City tour"
    />
  );
}
