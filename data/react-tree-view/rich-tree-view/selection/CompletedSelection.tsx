import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

const propagation = { descendants: true, parents: true };
const storedLeaves = ['patients.write.notes', 'patients.write.drugs', 'billing.read'];

/* preview-start */
// Adds each parent whose children are all selected.
function addParents(items: TreeViewBaseItem[], leaves: string[]): string[] {
  return items.flatMap(({ id, children }) => {
    if (!children) return leaves.includes(id) ? [id] : [];
    const inside = addParents(children, leaves);
    return children.every((child) => inside.includes(child.id)) ? [id, ...inside] : inside;
  });
}

const initialSelection = addParents(permissions, storedLeaves);
/* preview-end */

export default function CompletedSelection() {
  return (
    <RichTreeView
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      items={permissions}
      defaultSelectedItems={initialSelection}
      defaultExpandedItems={['patients', 'patients.write', 'billing']}
      slotProps={slotProps}
      aria-label="Permissions"
    />
  );
}
