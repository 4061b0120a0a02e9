import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function ApiSelect() {
  /* preview-start */
  const apiRef = useTreeViewApiRef();
  const setReports = (event: React.SyntheticEvent, shouldBeSelected?: boolean) =>
    apiRef.current?.setItemSelection({ event, itemId: 'reports', shouldBeSelected });
  /* preview-end */
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => setReports(event, true)}>Select Reports</Button>
        <Button onClick={(event) => setReports(event, false)}>Deselect Reports</Button>
        <Button onClick={(event) => setReports(event)}>Toggle Reports</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={permissions}
        defaultExpandedItems={['billing']}
        aria-label="Permissions"
      />
    </Stack>
  );
}
