import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

export default function LastChange() {
  const [last, setLast] = React.useState('none yet');
  const [calls, setCalls] = React.useState(0);
  return (
    <Stack spacing={1}>
      <Typography role="status">
        Calls: {calls}, last: {last}
      </Typography>
      <RichTreeView
        items={songs}
        isItemEditable
        onItemLabelChange={(itemId, newLabel) => {
          setLast(`${itemId} is now “${newLabel}”`);
          setCalls((count) => count + 1);
        }}
        defaultExpandedItems={['morning', 'evening']}
        slotProps={namedInput}
        aria-label="Playlists with a log"
      />
    </Stack>
  );
}
