import * as React from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { depot, halls } from '../../dataset/depotServer';

const namedInput = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

export default function MoveAndCache() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));
  const [newLabels] = React.useState(() => new Map<string, string>());

  const childrenOf = (parentId: string | null) => {
    const ids = apiRef.current?.getItemOrderedChildrenIds(parentId) ?? [];
    return ids.map((id) => {
      const item = apiRef.current?.getItem(id);
      return { ...item, label: newLabels.get(id) ?? item.label };
    });
  };
  const cacheChildren = (parentId: string | null) =>
    cache.set(parentId ?? 'root', childrenOf(parentId));

  return (
    <RichTreeViewPro
      apiRef={apiRef}
      items={halls}
      dataSource={depot}
      dataSourceCache={cache}
      isItemEditable
      onItemLabelChange={(itemId, label) => {
        newLabels.set(itemId, label);
        cacheChildren(apiRef.current?.getParentId(itemId) ?? null);
      }}
      /* preview-start */
      itemsReordering
      // Only items with loaded children accept other items.
      canMoveItemToNewPosition={({ newPosition }) => childrenOf(newPosition.parentId).length > 0}
      onItemPositionChange={({ oldPosition, newPosition }) => {
        // Writes the current children of both parents to the cache.
        cacheChildren(oldPosition.parentId);
        cacheChildren(newPosition.parentId);
      }}
      /* preview-end */
      slotProps={namedInput}
      aria-label="Warehouse"
    />
  );
}
