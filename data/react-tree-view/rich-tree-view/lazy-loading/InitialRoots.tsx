import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchPlaces, halls, type Place } from '../../dataset/depotServer';

/* preview-start */
const dataSource = {
  getChildrenCount: (item: Place) => item.childrenCount,
  getTreeItems: (parentId?: string) => fetchPlaces(parentId),
};

export default function InitialRoots() {
  return <RichTreeViewPro items={halls} dataSource={dataSource} aria-label="Warehouse" />;
}
/* preview-end */
