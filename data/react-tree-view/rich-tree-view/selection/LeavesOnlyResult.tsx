import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

const propagation = { descendants: true, parents: true };

export default function LeavesOnlyResult() {
  const apiRef = useTreeViewApiRef();
  const [leaves, setLeaves] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        Leaves to store: {leaves.join(', ') || 'none'}
      </Typography>
      {/* preview-start */}
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={propagation}
        apiRef={apiRef}
        items={permissions}
        onSelectedItemsChange={(_event, itemIds) => {
          const childrenOf = (id: string) => apiRef.current?.getItemOrderedChildrenIds(id) ?? [];
          setLeaves(itemIds.filter((id) => childrenOf(id).length === 0));
        }}
        defaultExpandedItems={['patients', 'patients.write', 'billing']}
        slotProps={slotProps}
        aria-label="Permissions"
      />
      {/* preview-end */}
    </Stack>
  );
}
