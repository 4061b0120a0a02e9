import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiSelect() {
  /* preview-start */
  const apiRef = useTreeViewApiRef();
  const setMri = (event: React.SyntheticEvent, shouldBeSelected?: boolean) =>
    apiRef.current?.setItemSelection({ event, itemId: 'mri', shouldBeSelected });
  /* preview-end */
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => setMri(event, true)}>Select MRI</Button>
        <Button onClick={(event) => setMri(event, false)}>Deselect MRI</Button>
        <Button onClick={(event) => setMri(event)}>Toggle MRI</Button>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Departments" defaultExpandedItems={['imaging']}>
        <TreeItem itemId="imaging" label="Imaging">
          <TreeItem itemId="xray" label="X-ray" />
          <TreeItem itemId="mri" label="MRI" />
        </TreeItem>
        <TreeItem itemId="reception" label="Reception" />
      </SimpleTreeView>
    </Stack>
  );
}
