import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

export default function LastChange() {
  const [last, setLast] = React.useState('none');
  const [calls, setCalls] = React.useState(0);
  return (
    <Stack spacing={1}>
      <Typography role="status">
        Calls: {calls}, last label: {last}
      </Typography>
      {/* preview-start */}
      <RichTreeView
        items={songs}
        isItemEditable
        onItemLabelChange={(_itemId, newLabel) => {
          setLast(newLabel);
          setCalls((count) => count + 1);
        }}
        defaultExpandedItems={['morning', 'evening']}
        slotProps={namedInput}
        aria-label="Playlists"
      />
      {/* preview-end */}
    </Stack>
  );
}
