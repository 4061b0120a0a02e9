import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const sections = [
  { id: 'account', name: 'Account', pages: ['Profile', 'Password'] },
  { id: 'devices', name: 'Devices', pages: ['Laptop', 'Phone', 'Tablet'] },
];

function SectionItem({ count, label, ...props }: TreeItemProps & { count: number }) {
  const labelWithCount = (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {label} <Chip size="small" label={count} />
    </Box>
  );
  return <TreeItem {...props} label={labelWithCount} />;
}

export default function MappedItems() {
  return (
    /* preview-start */
    <SimpleTreeView aria-label="Settings by section" defaultExpandedItems={['devices']}>
      {sections.map(({ id, name, pages }) => (
        <SectionItem key={id} itemId={id} label={name} count={pages.length}>
          {pages.map((page) => (
            <TreeItem key={page} itemId={`${id}/${page}`} label={page} />
          ))}
        </SectionItem>
      ))}
    </SimpleTreeView>
    /* preview-end */
  );
}
