import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function LastToggle() {
  const [toggles, setToggles] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Typography role="status">
        {toggles.length === 0 ? 'No change yet' : toggles.join(', ')}
      </Typography>
      <RichTreeView
        multiSelect
        items={permissions}
        defaultExpandedItems={['billing']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setToggles((last) => [`${isSelected ? '+' : '−'}${itemId}`, ...last].slice(0, 4))
        }
        aria-label="Permissions, changes one by one"
      />
    </Stack>
  );
}
