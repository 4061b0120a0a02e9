import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Product {
  sku: number;
  label: string;
}

const products: TreeViewBaseItem<Product>[] = [
  {
    sku: 100,
    label: 'Tents',
    children: [
      { sku: 101, label: 'Dome tent' },
      { sku: 102, label: 'Tunnel tent' },
    ],
  },
  { sku: 200, label: 'Gift cards' },
];

/* preview-start */
const getItemId = (product: Product) => String(product.sku);

export default function CustomId() {
  return (
    <RichTreeView
      items={products}
      getItemId={getItemId}
      defaultExpandedItems={['100']}
      aria-label="Outdoor gear"
    />
  );
}
/* preview-end */
