import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

export default function EditAll() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 200 }}>
      <RichTreeView
        items={songs}
        isItemEditable
        defaultExpandedItems={['morning', 'evening']}
        slotProps={namedInput}
        aria-label="Playlists"
      />
    </Box>
  );
}
