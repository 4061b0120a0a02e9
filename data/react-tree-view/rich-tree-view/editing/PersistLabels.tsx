import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

/* preview-start */
const rename = (items: TreeViewBaseItem[], id: string, label: string): TreeViewBaseItem[] =>
  items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));

export default function PersistLabels() {
  const [items, setItems] = React.useState(songs);
  const onItemLabelChange = (itemId: string, newLabel: string) => {
    setItems((current) => rename(current, itemId, newLabel));
  };
  /* preview-end */
  return (
    <Stack spacing={1}>
      <Button onClick={() => setItems(songs)} sx={{ alignSelf: 'start' }}>
        Reset the names
      </Button>
      <Typography role="status">
        First song in the state: {items[0]?.children?.[0]?.label}
      </Typography>
      <RichTreeView
        items={items}
        isItemEditable
        onItemLabelChange={onItemLabelChange}
        defaultExpandedItems={['morning', 'evening']}
        slotProps={namedInput}
        aria-label="Playlists"
      />
    </Stack>
  );
}
