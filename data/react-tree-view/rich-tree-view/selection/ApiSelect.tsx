import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function ApiSelect() {
  const apiRef = useTreeViewApiRef();
  const select = (event: React.SyntheticEvent, shouldBeSelected?: boolean) =>
    apiRef.current?.setItemSelection({ event, itemId: 'reports', shouldBeSelected });
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => select(event, true)}>Select “Reports”</Button>
        <Button onClick={(event) => select(event, false)}>Deselect it</Button>
        <Button onClick={(event) => select(event)}>Toggle it</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={permissions}
        defaultExpandedItems={['billing']}
        aria-label="Permissions, selected from code"
      />
    </Stack>
  );
}
