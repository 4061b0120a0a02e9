import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ApiChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [text, setText] = React.useState('Select an item');
  /* preview-start */
  const showChildren = (itemId: string | null) => {
    const ids = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    setText(`Children of ${itemId ?? 'the root'}: ${ids.join(', ') || 'none'}`);
  };
  /* preview-end */
  return (
    <Stack spacing={2}>
      <Button variant="outlined" onClick={() => showChildren(null)} sx={{ alignSelf: 'start' }}>
        Show root items
      </Button>
      <Typography role="status">{text}</Typography>
      <RichTreeView
        apiRef={apiRef}
        items={gear}
        defaultExpandedItems={['cooking']}
        onSelectedItemsChange={(_event, itemId) => showChildren(itemId)}
        aria-label="Outdoor gear"
      />
    </Stack>
  );
}
