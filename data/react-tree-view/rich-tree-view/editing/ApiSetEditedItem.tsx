import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { namedInput, songs } from '../../dataset/songs';

export default function ApiSetEditedItem() {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      {/* preview-start */}
      <Button onClick={() => apiRef.current?.setEditedItem('ballad')}>Edit slow ballad</Button>
      <RichTreeView
        apiRef={apiRef}
        items={songs}
        isItemEditable
        defaultExpandedItems={['morning', 'evening']}
        slotProps={namedInput}
        aria-label="Playlists"
      />
      {/* preview-end */}
    </>
  );
}
