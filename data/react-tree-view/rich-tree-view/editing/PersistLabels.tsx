import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, renameSong, songs } from '../../dataset/songs';

export default function PersistLabels() {
  const [items, setItems] = React.useState(songs);
  const first = items[0]?.children?.[0]?.label;
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" disabled={items === songs} onClick={() => setItems(songs)}>
        Reset the names
      </Button>
      <Typography role="status">First song in the state: {first}</Typography>
      <RichTreeView
        items={items}
        isItemEditable
        onItemLabelChange={(itemId, newLabel) =>
          setItems((current) => renameSong(current, itemId, newLabel))
        }
        defaultExpandedItems={['morning', 'evening']}
        slotProps={namedInput}
        sx={{ inlineSize: '100%' }}
        aria-label="Playlists kept in state"
      />
    </Stack>
  );
}
