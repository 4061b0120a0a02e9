import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

export default function UndoMove() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = React.useState(() => structuredClone(tour));
  const [moved, setMoved] = React.useState(0);

  /* preview-start */
  const save = () => {
    setSaved(structuredClone(apiRef.current?.getItemTree() ?? []));
    setMoved(0);
  };
  // A new array resets the tree to the order of the data.
  const undo = () => {
    setSaved([...saved]);
    setMoved(0);
  };
  /* preview-end */

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" disabled={moved === 0} onClick={save}>
          Save
        </Button>
        <Button disabled={moved === 0} onClick={undo}>
          Undo all
        </Button>
      </Stack>
      <Typography role="status">Unsaved moves: {moved}</Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        items={saved}
        itemsReordering
        onItemPositionChange={() => setMoved(moved + 1)}
        defaultExpandedItems={['old-town', 'river']}
        aria-label="City tour"
      />
    </Stack>
  );
}
