import type * as React from 'react';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

/* preview-start */
const areas = ['old-town', 'river'];
// Without this handler, the browser refuses drops on the areas.
const slotProps = { item: { onDragOver: (event: React.DragEvent) => event.preventDefault() } };

export default function LeavesOnly() {
  return (
    <RichTreeViewPro
      items={tour}
      itemsReordering
      isItemReorderable={(itemId) => !areas.includes(itemId)}
      slotProps={slotProps}
      /* preview-end */
      defaultExpandedItems={areas}
      aria-label="City tour"
    />
  );
}
