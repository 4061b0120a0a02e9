import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

type Item = TreeViewBaseItem<Gear>;

/** Copies the branch of one item, with what `change` makes of it; the rest stays as it is. */
function changeItem(items: Item[], id: string, change: (item: Item) => Item[]): Item[] {
  return items.flatMap((item) => {
    if (item.id === id) return change(item);
    if (!item.children) return [item];
    return [{ ...item, children: changeItem(item.children, id, change) }];
  });
}

export default function DynamicItems() {
  const [items, setItems] = React.useState<Item[]>(gear);
  const [selected, setSelected] = React.useState<string | null>('tents');
  const [expanded, setExpanded] = React.useState(['tents']);
  const [name, setName] = React.useState('Hammock');
  const [nextId, setNextId] = React.useState(1);

  const add = () => {
    const added: Item = { id: `added-${nextId}`, label: name };
    setNextId(nextId + 1);
    if (selected === null) return setItems([...items, added]);
    setItems(
      changeItem(items, selected, (item) => [
        { ...item, children: [...(item.children ?? []), added] },
      ]),
    );
    setExpanded([selected, ...expanded]);
  };
  const rename = (id: string) =>
    setItems(changeItem(items, id, (item) => [{ ...item, label: name }]));
  const remove = (id: string) => {
    setItems(changeItem(items, id, () => []));
    setSelected(null);
  };

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button onClick={add} disabled={!name}>
          {selected === null ? 'Add at the root' : 'Add inside'}
        </Button>
        <Button onClick={() => selected && rename(selected)} disabled={!selected || !name}>
          Rename
        </Button>
        <Button color="error" onClick={() => selected && remove(selected)} disabled={!selected}>
          Remove
        </Button>
      </Stack>
      <RichTreeView
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        aria-label="Gear that you can change"
      />
    </Stack>
  );
}
