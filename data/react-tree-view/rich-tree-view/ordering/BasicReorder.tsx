import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

export default function BasicReorder() {
  return (
    <RichTreeViewPro
      items={tour}
      itemsReordering
      defaultExpandedItems={['old-town', 'river']}
      aria-label="Tour"
    />
  );
}
