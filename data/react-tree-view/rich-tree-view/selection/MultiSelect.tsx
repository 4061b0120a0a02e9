import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function MultiSelect() {
  const [selected, setSelected] = React.useState(['patients.read']);
  return (
    <Stack spacing={1}>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        Selected ids: {selected.join(', ') || 'none'}
      </Typography>
      {/* preview-start */}
      <RichTreeView
        multiSelect
        items={permissions}
        defaultSelectedItems={['patients.read']}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['patients', 'billing']}
        aria-label="Permissions"
      />
      {/* preview-end */}
    </Stack>
  );
}
