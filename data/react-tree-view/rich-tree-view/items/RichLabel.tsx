import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../../dataset/gear';

/* preview-start */
function GearItem(props: TreeItemProps) {
  const product = useTreeItemModel<Gear>(props.itemId);
  const label = (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{props.label}</span>
      {product?.price != null && (
        <Chip size="small" variant="outlined" label={`$${product.price}`} />
      )}
      {product?.stock === 0 && <Chip size="small" color="warning" label="Sold out" />}
    </Stack>
  );
  return <TreeItem {...props} label={label} />;
}
/* preview-end */

const slots = { item: GearItem };

export default function RichLabel() {
  return (
    <RichTreeView
      items={gear}
      slots={slots}
      defaultExpandedItems={['tents', 'cooking']}
      aria-label="Outdoor gear with prices"
    />
  );
}
