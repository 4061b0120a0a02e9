import type * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { isArea, tour } from '../../dataset/tour';

const isStop = (itemId: string) => !isArea(itemId);
/** Rows that can't be dragged refuse drops without this. */
const allowDrop = { item: { onDragOver: (event: React.DragEvent) => event.preventDefault() } };

export default function LeavesOnly() {
  return (
    <RichTreeViewPro
      items={tour}
      itemsReordering
      isItemReorderable={isStop}
      slotProps={allowDrop}
      defaultExpandedItems={['old-town', 'river']}
      aria-label="Tour whose stops move"
    />
  );
}
