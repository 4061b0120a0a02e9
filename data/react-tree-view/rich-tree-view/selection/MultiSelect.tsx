import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parentIds, permissions } from '../../dataset/permissions';

export default function MultiSelect() {
  const [selected, setSelected] = React.useState(['patients.read']);
  return (
    <Stack spacing={1}>
      <Typography role="status">Selected: {selected.join(', ') || 'nothing'}</Typography>
      <RichTreeView
        multiSelect
        items={permissions}
        defaultExpandedItems={parentIds}
        defaultSelectedItems={['patients.read']}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        aria-label="Permissions, several at once"
      />
    </Stack>
  );
}
