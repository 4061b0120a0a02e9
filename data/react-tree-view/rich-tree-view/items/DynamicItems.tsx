import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

type Item = TreeViewBaseItem<Gear>;

/** Replaces one item, copies its ancestors, and reuses all other objects. */
function replaceItem(items: Item[], id: string, replace: (item: Item) => Item[]): Item[] {
  return items.flatMap((item) => {
    if (item.id === id) return replace(item);
    if (!item.children) return [item];
    return [{ ...item, children: replaceItem(item.children, id, replace) }];
  });
}

export default function DynamicItems() {
  const [items, setItems] = React.useState<Item[]>(gear);
  const [selected, setSelected] = React.useState<string | null>('tents');
  const [expanded, setExpanded] = React.useState(['tents']);
  const [label, setLabel] = React.useState('Hammock');
  const [nextId, setNextId] = React.useState(1);

  /* preview-start */
  const addInside = (parentId: string) => {
    const added = { id: `added-${nextId}`, label };
    const append = (item: Item) => [{ ...item, children: [...(item.children ?? []), added] }];
    setItems(replaceItem(items, parentId, append));
    setNextId(nextId + 1);
    setExpanded([parentId, ...expanded]);
  };
  const rename = (id: string) => setItems(replaceItem(items, id, (item) => [{ ...item, label }]));
  const remove = (id: string) => {
    setItems(replaceItem(items, id, () => []));
    setSelected(null);
  };
  /* preview-end */

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          label="Label"
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button onClick={() => selected && addInside(selected)} disabled={!selected || !label}>
          Add inside
        </Button>
        <Button onClick={() => selected && rename(selected)} disabled={!selected || !label}>
          Rename
        </Button>
        <Button color="error" onClick={() => selected && remove(selected)} disabled={!selected}>
          Remove
        </Button>
      </Stack>
      <RichTreeView
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        aria-label="Outdoor gear"
      />
    </Stack>
  );
}
