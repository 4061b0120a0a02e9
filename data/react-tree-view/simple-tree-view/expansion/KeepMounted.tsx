import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function NoteField() {
  return (
    <Box
      component="textarea"
      rows={2}
      aria-label="Your note on week 1"
      defaultValue="Bring a prism"
      // The field handles its own keys and clicks, so the tree must not handle them too.
      onKeyDown={(event: React.KeyboardEvent) => event.stopPropagation()}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      sx={{ display: 'block', width: 1, font: 'inherit', p: 1 }}
    />
  );
}

export default function KeepMounted() {
  return (
    <SimpleTreeView aria-label="Physics course" defaultExpandedItems={['week-1']}>
      {/* preview-start */}
      <TreeItem
        itemId="week-1"
        label="Week 1: Light"
        slotProps={{ groupTransition: { unmountOnExit: false } }}
      >
        <TreeItem itemId="note" label={<NoteField />} />
      </TreeItem>
      {/* preview-end */}
      <TreeItem itemId="week-2" label="Week 2: Sound">
        <TreeItem itemId="waves" label="Waves" />
      </TreeItem>
    </SimpleTreeView>
  );
}
