import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { garden, type Plant } from '../dataset/garden';

const isClosed = (plant: Plant) => plant.closed === true;

export default function DisabledDiscovery() {
  return (
    /* preview-start */
    <RichTreeView
      items={garden}
      isItemDisabled={isClosed}
      disabledItemsFocusable
      defaultExpandedItems={['ferns']}
      aria-label="Garden"
    />
    /* preview-end */
  );
}
