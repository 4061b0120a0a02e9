import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Product {
  id: string;
  brand: string;
  model?: string;
}

const products: TreeViewBaseItem<Product>[] = [
  {
    id: 'nordhang',
    brand: 'Nordhang',
    children: [
      { id: 'nordhang-fjell', brand: 'Nordhang', model: 'Fjell 3' },
      { id: 'nordhang-myr', brand: 'Nordhang', model: 'Myr 2' },
    ],
  },
  {
    id: 'caldera',
    brand: 'Caldera',
    children: [{ id: 'caldera-ember', brand: 'Caldera', model: 'Ember stove' }],
  },
];

/* preview-start */
const getItemLabel = ({ brand, model }: Product) => (model ? `${model} (${brand})` : brand);

export default function CustomLabel() {
  return (
    <RichTreeView
      items={products}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['nordhang', 'caldera']}
      aria-label="Outdoor gear by brand"
    />
  );
}
/* preview-end */
