import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

export default function ApiSetEditedItem() {
  const apiRef = useTreeViewApiRef();
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => apiRef.current?.setEditedItem('ballad')}>
        Edit the ballad
      </Button>
      <RichTreeView
        apiRef={apiRef}
        items={songs}
        isItemEditable
        defaultExpandedItems={['morning', 'evening']}
        slotProps={namedInput}
        sx={{ inlineSize: '100%' }}
        aria-label="Playlists edited from code"
      />
    </Stack>
  );
}
