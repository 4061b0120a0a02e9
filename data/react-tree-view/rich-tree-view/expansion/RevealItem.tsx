import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function RevealItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  /* preview-start */
  const reveal = (itemId: string) => {
    const ancestors: string[] = [];
    let parentId = apiRef.current?.getParentId(itemId);
    while (parentId) {
      ancestors.push(parentId);
      parentId = apiRef.current?.getParentId(parentId);
    }
    setExpanded((ids) => [...new Set([...ids, ...ancestors])]);
  };
  /* preview-end */

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => reveal('mri')}>Show the MRI room</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={clinic}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        aria-label="Clinic rooms"
      />
    </Stack>
  );
}
