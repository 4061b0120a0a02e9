import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

/** From the root to the item: a Simple Tree View doesn't know what it hasn't rendered. */
const path = ['terminal-2', 'pier-c', 'gate-31'];

export default function RevealAndFocus() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [request, setRequest] = React.useState<React.SyntheticEvent | null>(null);

  const reveal = (event: React.SyntheticEvent) => {
    setExpanded((open) => [...new Set([...open, ...path.slice(0, -1)])]);
    setRequest(event);
  };
  // The tree mounts the items after this render: the next frame finds them.
  React.useEffect(() => {
    if (!request) return undefined;
    const frame = requestAnimationFrame(() =>
      apiRef.current?.focusItem(request, path[path.length - 1]!),
    );
    return () => cancelAnimationFrame(frame);
  }, [request, apiRef]);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={reveal}>
          Go to gate C31
        </Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <Typography>Path: {path.join(' / ')}</Typography>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Airport, all terminals"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="terminal-1" label="Terminal 1">
          <TreeItem itemId="pier-a" label="Pier A" />
        </TreeItem>
        <TreeItem itemId="terminal-2" label="Terminal 2">
          <TreeItem itemId="pier-c" label="Pier C">
            <TreeItem itemId="gate-30" label="Gate C30" />
            <TreeItem itemId="gate-31" label="Gate C31" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
