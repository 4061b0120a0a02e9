import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState(['week-1']);
  return (
    <Stack spacing={1}>
      {/* preview-start */}
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(['week-1', 'week-2'])}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <SimpleTreeView
        aria-label="Physics course"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        {/* preview-end */}
        <TreeItem itemId="week-1" label="Week 1: Light">
          <TreeItem itemId="lenses" label="Lenses" />
          <TreeItem itemId="mirrors" label="Mirrors" />
        </TreeItem>
        <TreeItem itemId="week-2" label="Week 2: Sound">
          <TreeItem itemId="waves" label="Waves" />
          <TreeItem itemId="echo" label="Echo" />
        </TreeItem>
        <TreeItem itemId="exam" label="Exam" />
      </SimpleTreeView>
    </Stack>
  );
}
