import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

const open = ['old-town', 'river'];
/** A copy: `getItemTree()` changes the objects of the tree. */
const items = structuredClone(tour);

export default function MirrorTree() {
  const apiRef = useTreeViewApiRef();
  const [mirror, setMirror] = React.useState(tour);
  const copy = () => setMirror(structuredClone(apiRef.current?.getItemTree() ?? []));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
      }}
    >
      <Box sx={{ minBlockSize: 260 }}>
        <Typography variant="subtitle2" component="p">
          Drag here
        </Typography>
        <RichTreeViewPro
          apiRef={apiRef}
          items={items}
          itemsReordering
          onItemPositionChange={copy}
          defaultExpandedItems={open}
          aria-label="Tour to sort"
        />
      </Box>
      <Box sx={{ minBlockSize: 260 }}>
        <Typography variant="subtitle2" component="p">
          Result
        </Typography>
        <RichTreeView items={mirror} defaultExpandedItems={open} aria-label="Sorted tour" />
      </Box>
    </Box>
  );
}
