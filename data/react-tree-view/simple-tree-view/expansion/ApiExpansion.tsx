import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiExpansion() {
  const apiRef = useTreeViewApiRef();
  const expand = (event: React.SyntheticEvent, shouldBeExpanded?: boolean) =>
    apiRef.current?.setItemExpansion({ event, itemId: 'week-2', shouldBeExpanded });
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => expand(event, true)}>Open week 2</Button>
        <Button onClick={(event) => expand(event, false)}>Close it</Button>
        <Button onClick={(event) => expand(event)}>Toggle it</Button>
      </Stack>
      <SimpleTreeView apiRef={apiRef} aria-label="Course, opened from code">
        <TreeItem itemId="week-1" label="Week 1: light">
          <TreeItem itemId="lenses" label="Lenses" />
        </TreeItem>
        <TreeItem itemId="week-2" label="Week 2: sound">
          <TreeItem itemId="waves" label="Waves" />
          <TreeItem itemId="echo" label="Echo" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
