import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Article {
  sku: number;
  label: string;
}

const articles: TreeViewBaseItem<Article>[] = [
  {
    sku: 100,
    label: 'Tents',
    children: [
      { sku: 101, label: 'Dome tent' },
      { sku: 102, label: 'Tunnel tent' },
    ],
  },
  { sku: 200, label: 'Gift vouchers' },
];

// Outside the component: a new function on each render would rebuild the tree.
const getItemId = (article: Article) => String(article.sku);

export default function CustomId() {
  return (
    <RichTreeView
      items={articles}
      getItemId={getItemId}
      defaultExpandedItems={['100']}
      aria-label="Gear by article number"
    />
  );
}
