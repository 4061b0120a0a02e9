import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchPlaces, halls, type Place } from '../../dataset/depotServer';

/* preview-start */
const dataSource = {
  getChildrenCount: (item: Place) => item.childrenCount,
  getTreeItems: (parentId?: string) => fetchPlaces(parentId),
};
/* preview-end */

export default function InitialRoots() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 260 }}>
      <RichTreeViewPro items={halls} dataSource={dataSource} aria-label="Depot" />
    </Box>
  );
}
