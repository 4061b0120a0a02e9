import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiExpansion() {
  /* preview-start */
  const apiRef = useTreeViewApiRef();
  const setWeek2 = (event: React.SyntheticEvent, shouldBeExpanded?: boolean) =>
    apiRef.current?.setItemExpansion({ event, itemId: 'week-2', shouldBeExpanded });
  /* preview-end */
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => setWeek2(event, true)}>Expand week 2</Button>
        <Button onClick={(event) => setWeek2(event, false)}>Collapse week 2</Button>
        <Button onClick={(event) => setWeek2(event)}>Toggle week 2</Button>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Physics course">
        <TreeItem itemId="week-1" label="Week 1: Light">
          <TreeItem itemId="lenses" label="Lenses" />
        </TreeItem>
        <TreeItem itemId="week-2" label="Week 2: Sound">
          <TreeItem itemId="waves" label="Waves" />
          <TreeItem itemId="echo" label="Echo" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
