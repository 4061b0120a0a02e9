import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

export default function BasicReorder() {
  return (
    /* preview-start */
    <RichTreeViewPro
      items={tour}
      itemsReordering
      defaultExpandedItems={['old-town', 'river']}
      aria-label="City tour"
    />
    /* preview-end */
  );
}
