import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

export default function BasicReorder() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 230 }}>
      <RichTreeViewPro
        items={tour}
        itemsReordering
        defaultExpandedItems={['old-town', 'river']}
        aria-label="Tour"
      />
    </Box>
  );
}
