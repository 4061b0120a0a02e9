import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ClickedItem() {
  const [clicked, setClicked] = React.useState<string | null>(null);
  return (
    <Stack spacing={2}>
      <Typography role="status">Last clicked id: {clicked ?? 'none'}</Typography>
      {/* preview-start */}
      <RichTreeView
        items={gear}
        onItemClick={(_event, itemId) => setClicked(itemId)}
        defaultExpandedItems={['cooking']}
        aria-label="Outdoor gear"
      />
      {/* preview-end */}
    </Stack>
  );
}
