import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function RevealAndFocus() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [request, setRequest] = React.useState<React.SyntheticEvent | null>(null);

  /* preview-start */
  const goToGate = (event: React.SyntheticEvent) => {
    setExpanded((ids) => [...new Set([...ids, 'terminal-2', 'pier-c'])]);
    setRequest(event);
  };
  React.useEffect(() => {
    if (!request) return undefined;
    // The gate is mounted in the next frame.
    const frame = requestAnimationFrame(() => apiRef.current?.focusItem(request, 'gate-c31'));
    return () => cancelAnimationFrame(frame);
  }, [request, apiRef]);
  /* preview-end */

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={goToGate}>Go to Gate C31</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <SimpleTreeView
        apiRef={apiRef}
        aria-label="Airport"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="terminal-1" label="Terminal 1">
          <TreeItem itemId="pier-a" label="Pier A" />
        </TreeItem>
        <TreeItem itemId="terminal-2" label="Terminal 2">
          <TreeItem itemId="pier-c" label="Pier C">
            <TreeItem itemId="gate-c30" label="Gate C30" />
            <TreeItem itemId="gate-c31" label="Gate C31" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
