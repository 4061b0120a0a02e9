import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function SingleSelect() {
  const [selected, setSelected] = React.useState<string | null>('billing.read');
  return (
    <Stack spacing={1}>
      <Typography role="status">Selected id: {selected ?? 'none'}</Typography>
      {/* preview-start */}
      <RichTreeView
        items={permissions}
        defaultSelectedItems="billing.read"
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={['billing']}
        aria-label="Permissions"
      />
      {/* preview-end */}
    </Stack>
  );
}
