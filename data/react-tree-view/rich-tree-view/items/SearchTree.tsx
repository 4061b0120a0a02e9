import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

type Item = TreeViewBaseItem<Gear>;

/** Keeps the items whose label matches, with their ancestors and everything inside them. */
function filterItems(items: Item[], query: string): Item[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query)) return [item];
    const children = filterItems(item.children ?? [], query);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

const parentIds = (items: Item[]): string[] =>
  items.flatMap((item) => (item.children ? [item.id, ...parentIds(item.children)] : []));

export default function SearchTree() {
  const [query, setQuery] = React.useState('');
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const found = React.useMemo(
    () => (query ? filterItems(gear, query.trim().toLowerCase()) : gear),
    [query],
  );
  const search = (text: string) => {
    setQuery(text);
    setExpanded(text ? parentIds(filterItems(gear, text.trim().toLowerCase())) : []);
  };
  return (
    <Stack spacing={2}>
      <TextField
        type="search"
        size="small"
        label="Search gear"
        placeholder="bag, stove, tent …"
        value={query}
        onChange={(event) => search(event.target.value)}
      />
      <RichTreeView
        items={found}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        aria-label="Gear that matches"
      />
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {found.length === 0 ? 'Nothing matches.' : ''}
      </Typography>
    </Stack>
  );
}
