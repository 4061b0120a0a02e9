import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

const isSoldOut = (item: Gear) => item.stock === 0;

export default function DisabledByData() {
  return (
    <RichTreeView
      items={gear}
      isItemDisabled={isSoldOut}
      defaultExpandedItems={['tents', 'sleeping']}
      aria-label="Gear, sold-out products disabled"
    />
  );
}
