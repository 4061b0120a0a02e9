import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function LastToggle() {
  const [changes, setChanges] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        Last changes: {changes.join(', ') || 'none'}
      </Typography>
      {/* preview-start */}
      <RichTreeView
        multiSelect
        items={permissions}
        onItemSelectionToggle={(_event, itemId, isSelected) => {
          const change = `${itemId} ${isSelected ? 'selected' : 'deselected'}`;
          setChanges((previous) => [change, ...previous].slice(0, 3));
        }}
        defaultExpandedItems={['billing']}
        aria-label="Permissions"
      />
      {/* preview-end */}
    </Stack>
  );
}
