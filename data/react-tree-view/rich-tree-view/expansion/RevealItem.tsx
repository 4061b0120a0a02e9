import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const reveal = (itemId: string) => {
    const ancestors: string[] = [];
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      ancestors.push(parentId);
      parentId = apiRef.current?.getParentId(parentId);
    }
    setExpanded((open) => [...new Set([...open, ...ancestors])]);
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => reveal('mri')}>
          Show the MRI room
        </Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <Typography role="status">Open: {expanded.join(', ') || 'none'}</Typography>
      <RichTreeView
        apiRef={apiRef}
        items={clinic}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        aria-label="Clinic with a shortcut"
      />
    </Stack>
  );
}
