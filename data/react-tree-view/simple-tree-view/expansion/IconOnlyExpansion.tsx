import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function IconOnlyExpansion() {
  const [iconOnly, setIconOnly] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={iconOnly} onChange={(_event, on) => setIconOnly(on)} />}
        label="Only the icon opens an item"
      />
      <SimpleTreeView
        defaultExpandedItems={['week-1']}
        aria-label="Course, opened by icon"
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
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
