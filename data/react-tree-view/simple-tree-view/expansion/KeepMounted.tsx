import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const slotProps = { groupTransition: { unmountOnExit: false } };

function NoteField() {
  return (
    <Box
      component="textarea"
      rows={2}
      aria-label="Your note on week 1"
      defaultValue="Stays when you close the week"
      // Keys and clicks belong to the field, not to the tree.
      onKeyDown={(event: React.KeyboardEvent) => event.stopPropagation()}
      onClick={(event: React.MouseEvent) => event.stopPropagation()}
      sx={{ inlineSize: '100%', font: 'inherit', p: 1 }}
    />
  );
}

export default function KeepMounted() {
  return (
    <SimpleTreeView aria-label="Course with a note" defaultExpandedItems={['week-1']}>
      <TreeItem itemId="week-1" label="Week 1: light" slotProps={slotProps}>
        <TreeItem itemId="note" label={<NoteField />} />
      </TreeItem>
      <TreeItem itemId="week-2" label="Week 2: sound">
        <TreeItem itemId="waves" label="Waves" />
      </TreeItem>
    </SimpleTreeView>
  );
}
