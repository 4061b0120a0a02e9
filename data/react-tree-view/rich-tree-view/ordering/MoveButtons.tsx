import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { tour } from '../../dataset/tour';

const stops = tour.flatMap((item) => [item, ...(item.children ?? [])]);

/* preview-start */
/** Returns a copy in which the item has changed places with its neighbor. */
function swap(items: TreeViewBaseItem[], id: string, step: 1 | -1): TreeViewBaseItem[] {
  const index = items.findIndex((item) => item.id === id);
  const item = items[index];
  const neighbor = items[index + step];
  if (item && neighbor) {
    return items.with(index, neighbor).with(index + step, item);
  }
  return items.map((parent) =>
    parent.children ? { ...parent, children: swap(parent.children, id, step) } : parent,
  );
}
/* preview-end */

export default function MoveButtons() {
  const [items, setItems] = React.useState(tour);
  const [selected, setSelected] = React.useState<string | null>('market');
  const move = (step: 1 | -1) => {
    if (selected !== null) setItems((current) => swap(current, selected, step));
  };
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button disabled={!selected} onClick={() => move(-1)}>
          Move up
        </Button>
        <Button disabled={!selected} onClick={() => move(1)}>
          Move down
        </Button>
      </Stack>
      <Typography>Selected: {stops.find(({ id }) => id === selected)?.label ?? 'none'}</Typography>
      <RichTreeView
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['old-town', 'river']}
        aria-label="City tour"
      />
    </Stack>
  );
}
