import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function LastExpansionToggle() {
  const [last, setLast] = React.useState('none');
  return (
    <Stack spacing={1}>
      <Typography role="status">Last change: {last}</Typography>
      <SimpleTreeView
        defaultExpandedItems={['week-1']}
        aria-label="Physics course"
        /* preview-start */
        onItemExpansionToggle={(_event, itemId, isExpanded) => {
          setLast(`${itemId} ${isExpanded ? 'expanded' : 'collapsed'}`);
        }}
        /* preview-end */
      >
        <TreeItem itemId="week-1" label="Week 1: Light">
          <TreeItem itemId="lenses" label="Lenses" />
          <TreeItem itemId="mirrors" label="Mirrors" />
        </TreeItem>
        <TreeItem itemId="week-2" label="Week 2: Sound">
          <TreeItem itemId="waves" label="Waves" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
