import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ClickedItem() {
  const [clicked, setClicked] = React.useState<string | null>(null);
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {clicked === null ? 'Nothing clicked yet' : `Last click: ${clicked}`}
      </Typography>
      <RichTreeView
        items={gear}
        defaultExpandedItems={['cooking']}
        onItemClick={(_event, itemId) => setClicked(itemId)}
        aria-label="Gear, clicks"
      />
    </Stack>
  );
}
