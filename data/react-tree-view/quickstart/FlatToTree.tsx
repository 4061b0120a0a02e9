import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Row {
  id: number;
  name: string;
  parentId: number | null;
}

const rows: Row[] = [
  { id: 1, name: 'Jazz', parentId: null },
  { id: 2, name: 'Folk', parentId: null },
  { id: 3, name: 'Night Trio', parentId: 1 },
  { id: 4, name: 'Harbor Quartet', parentId: 1 },
  { id: 5, name: 'Fiddle and Reed', parentId: 2 },
];

/* preview-start */
function toItems(list: Row[]): TreeViewBaseItem[] {
  const roots: TreeViewBaseItem[] = [];
  const byId = new Map(
    list.map((row): [number, TreeViewBaseItem] => [row.id, { id: `${row.id}`, label: row.name }]),
  );
  for (const { id, parentId } of list) {
    const item = byId.get(id)!;
    const parent = parentId === null ? undefined : byId.get(parentId);
    if (parent) (parent.children ??= []).push(item);
    else roots.push(item);
  }
  return roots;
}
/* preview-end */

const items = toItems(rows);

export default function FlatToTree() {
  return <RichTreeView items={items} aria-label="Records by genre" defaultExpandedItems={['1']} />;
}
