import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parentIds, permissions, quietCheckboxes } from '../../dataset/permissions';

const both = { parents: true, descendants: true };

export default function LeavesOnlyResult() {
  const apiRef = useTreeViewApiRef();
  const [leaves, setLeaves] = React.useState<string[]>([]);
  const isLeaf = (itemId: string) => apiRef.current?.getItemOrderedChildrenIds(itemId).length === 0;
  return (
    <Stack spacing={1}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        To store: {leaves.join(', ') || 'nothing'}
      </Typography>
      <RichTreeView
        multiSelect
        checkboxSelection
        apiRef={apiRef}
        items={permissions}
        slotProps={{ item: quietCheckboxes }}
        selectionPropagation={both}
        onSelectedItemsChange={(_event, itemIds) => setLeaves(itemIds.filter(isLeaf).sort())}
        defaultExpandedItems={parentIds}
        aria-label="Permissions, leaves stored"
      />
    </Stack>
  );
}
