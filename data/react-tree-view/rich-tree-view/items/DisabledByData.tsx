import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

/* preview-start */
const isItemDisabled = (product: Gear) => product.stock === 0;

export default function DisabledByData() {
  return (
    <RichTreeView
      items={gear}
      isItemDisabled={isItemDisabled}
      defaultExpandedItems={['tents', 'sleeping']}
      aria-label="Outdoor gear"
    />
  );
}
/* preview-end */
