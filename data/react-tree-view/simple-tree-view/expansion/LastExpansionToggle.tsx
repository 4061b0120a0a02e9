import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastExpansionToggle() {
  const [last, setLast] = React.useState('Nothing opened or closed yet');
  return (
    <Stack spacing={1}>
      <Typography role="status">{last}</Typography>
      <SimpleTreeView
        defaultExpandedItems={['week-1']}
        aria-label="Course, last change"
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLast(`${itemId} was ${isExpanded ? 'opened' : 'closed'}`)
        }
      >
        <TreeItem itemId="week-1" label="Week 1: light">
          <TreeItem itemId="lenses" label="Lenses" />
          <TreeItem itemId="mirrors" label="Mirrors" />
        </TreeItem>
        <TreeItem itemId="week-2" label="Week 2: sound">
          <TreeItem itemId="waves" label="Waves" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
