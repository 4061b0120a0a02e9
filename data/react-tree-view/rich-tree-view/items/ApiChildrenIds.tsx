import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ApiChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = React.useState('Select an item.');
  const list = (itemId: string | null) => {
    const ids = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    setText(`${itemId ?? 'Root'}: ${ids.length === 0 ? 'no children' : ids.join(', ')}`);
  };
  return (
    <Stack spacing={2}>
      <Button variant="outlined" onClick={() => list(null)} sx={{ alignSelf: 'start' }}>
        List the root items
      </Button>
      <Typography role="status">{text}</Typography>
      <RichTreeView
        apiRef={apiRef}
        items={gear}
        defaultExpandedItems={['cooking']}
        onSelectedItemsChange={(_event, id) => list(id)}
        aria-label="Gear, children of the selected item"
      />
    </Stack>
  );
}
