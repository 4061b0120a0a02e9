import * as React from 'react';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parentIds, permissions, quietCheckboxes } from '../../dataset/permissions';

const both = { parents: true, descendants: true };

/** The stored leaves, with each parent of which all children are selected. */
function withParents(items: TreeViewBaseItem[], leaves: string[]): string[] {
  return items.flatMap(({ id, children }) => {
    if (!children) return leaves.includes(id) ? [id] : [];
    const inside = withParents(children, leaves);
    const full = children.every((child) => inside.includes(child.id));
    return full ? [id, ...inside] : inside;
  });
}

const stored = ['patients.write.notes', 'patients.write.drugs', 'billing.read'];

export default function CompletedSelection() {
  const [selected, setSelected] = React.useState(() => withParents(permissions, stored));
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      items={permissions}
      slotProps={{ item: quietCheckboxes }}
      selectionPropagation={both}
      selectedItems={selected}
      onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      defaultExpandedItems={parentIds}
      aria-label="Permissions from storage"
    />
  );
}
