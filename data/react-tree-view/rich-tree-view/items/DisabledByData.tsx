import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

const isSoldOut = (item: Gear) => item.stock === 0;

export default function DisabledByData() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 264 }}>
      <RichTreeView
        items={gear}
        isItemDisabled={isSoldOut}
        defaultExpandedItems={['tents', 'sleeping']}
        aria-label="Gear, sold-out products disabled"
      />
    </Box>
  );
}
