import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const sections = [
  { id: 'account', name: 'Account', pages: ['Profile', 'Password'] },
  { id: 'devices', name: 'Devices', pages: ['Laptop', 'Phone', 'Tablet'] },
];

interface SectionItemProps extends TreeItemProps {
  count: number;
}

/** Passes on the ref and all other props, so that the tree can place and focus it. */
const SectionItem = React.forwardRef<HTMLLIElement, SectionItemProps>(function SectionItem(
  { count, label, ...props },
  ref,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {label} <Chip size="small" label={count} />
        </Box>
      }
    />
  );
});

export default function MappedItems() {
  return (
    <SimpleTreeView aria-label="Settings by section" defaultExpandedItems={['devices']}>
      {sections.map(({ id, name, pages }) => (
        <SectionItem key={id} itemId={id} label={name} count={pages.length}>
          {pages.map((page) => (
            <TreeItem key={page} itemId={`${id}/${page}`} label={page} />
          ))}
        </SectionItem>
      ))}
    </SimpleTreeView>
  );
}
