import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Article {
  id: string;
  brand: string;
  model?: string;
}

const articles: TreeViewBaseItem<Article>[] = [
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

const getItemLabel = ({ brand, model }: Article) => (model ? `${model} (${brand})` : brand);

export default function CustomLabel() {
  return (
    <RichTreeView
      items={articles}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['nordhang', 'caldera']}
      aria-label="Gear by brand"
    />
  );
}
