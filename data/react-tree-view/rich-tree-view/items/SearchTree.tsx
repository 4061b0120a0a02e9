import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

type Item = TreeViewBaseItem<Gear>;

/* preview-start */
// Keeps each match with everything inside it, and the ancestors of each match.
function filterItems(items: Item[], query: string): Item[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query)) return [item];
    const children = filterItems(item.children ?? [], query);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}
/* preview-end */

const getParentIds = (items: Item[]): string[] =>
  items.flatMap((item) => (item.children ? [item.id, ...getParentIds(item.children)] : []));

export default function SearchTree() {
  const [query, setQuery] = React.useState('bag');
  const items = React.useMemo(() => filterItems(gear, query.trim().toLowerCase()), [query]);
  const [expanded, setExpanded] = React.useState(() => getParentIds(items));
  const search = (text: string) => {
    setQuery(text);
    setExpanded(text ? getParentIds(filterItems(gear, text.trim().toLowerCase())) : []);
  };
  return (
    <Stack spacing={2}>
      <TextField
        type="search"
        size="small"
        label="Search gear"
        value={query}
        onChange={(event) => search(event.target.value)}
      />
      <RichTreeView
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        aria-label="Search results"
      />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {items.length === 0 ? 'No gear found' : ''}
      </Typography>
    </Stack>
  );
}
