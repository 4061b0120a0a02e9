import type * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { isArea, tour } from '../../dataset/tour';

const isStop = (itemId: string) => !isArea(itemId);
/** Rows that can't be dragged refuse drops without this. */
const allowDrop = { item: { onDragOver: (event: React.DragEvent) => event.preventDefault() } };

export default function LeavesOnly() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 230 }}>
      <RichTreeViewPro
        items={tour}
        itemsReordering
        isItemReorderable={isStop}
        slotProps={allowDrop}
        defaultExpandedItems={['old-town', 'river']}
        aria-label="Tour whose stops move"
      />
    </Box>
  );
}
