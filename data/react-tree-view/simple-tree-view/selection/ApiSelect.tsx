import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function ApiSelect() {
  const apiRef = useTreeViewApiRef();
  const select = (event: React.SyntheticEvent, shouldBeSelected?: boolean) =>
    apiRef.current?.setItemSelection({ event, itemId: 'mri', shouldBeSelected });
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => select(event, true)}>Select MRI</Button>
        <Button onClick={(event) => select(event, false)}>Deselect MRI</Button>
        <Button onClick={(event) => select(event)}>Toggle MRI</Button>
      </Stack>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Departments, selected from code"
        defaultExpandedItems={['imaging']}
      >
        <Departments />
      </SimpleTreeView>
    </Stack>
  );
}
