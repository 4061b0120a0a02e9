import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

const open = ['old-town', 'river'];
/** A copy, because `getItemTree()` changes the objects of the tree. */
const items = structuredClone(tour);

export default function MirrorTree() {
  const apiRef = useTreeViewApiRef();
  const [mirror, setMirror] = React.useState(tour);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 130px), 1fr))',
      }}
    >
      <div>
        <Typography variant="subtitle2" component="p">
          Drag items here
        </Typography>
        {/* preview-start */}
        <RichTreeViewPro
          apiRef={apiRef}
          items={items}
          itemsReordering
          onItemPositionChange={() =>
            setMirror(structuredClone(apiRef.current?.getItemTree() ?? []))
          }
          defaultExpandedItems={open}
          aria-label="City tour"
        />
        {/* preview-end */}
      </div>
      <div>
        <Typography variant="subtitle2" component="p">
          New order
        </Typography>
        <RichTreeView items={mirror} defaultExpandedItems={open} aria-label="Reordered city tour" />
      </div>
    </Box>
  );
}
