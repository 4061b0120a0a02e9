import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

const propagation = { descendants: true, parents: true };
const parentIds = ['patients', 'patients.write', 'billing'];

function filterItems(items: TreeViewBaseItem[], query: string): TreeViewBaseItem[] {
  return items.flatMap((item) => {
    if (item.label.toLowerCase().includes(query)) return [item];
    const children = filterItems(item.children ?? [], query);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

function addParents(items: TreeViewBaseItem[], leaves: string[]): string[] {
  return items.flatMap(({ id, children }) => {
    if (!children) return leaves.includes(id) ? [id] : [];
    const inside = addParents(children, leaves);
    return children.every((child) => inside.includes(child.id)) ? [id, ...inside] : inside;
  });
}

export default function SearchWithCheckboxes() {
  const [query, setQuery] = React.useState('view');
  const [leaves, setLeaves] = React.useState(['patients.write.notes']);
  const found = React.useMemo(() => filterItems(permissions, query.trim().toLowerCase()), [query]);
  return (
    <Stack spacing={1}>
      <TextField
        type="search"
        size="small"
        label="Search permissions"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {/* preview-start */}
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        items={found}
        // Parents are derived from all items, including those that the search hides.
        selectedItems={addParents(permissions, leaves)}
        onSelectedItemsChange={(_event, itemIds) => {
          setLeaves(itemIds.filter((id) => !parentIds.includes(id)));
        }}
        defaultExpandedItems={parentIds}
        slotProps={slotProps}
        aria-label="Permissions"
      />
      {/* preview-end */}
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        Selected leaves: {leaves.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
