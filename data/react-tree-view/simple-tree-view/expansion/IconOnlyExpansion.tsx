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
        label={`expansionTrigger="${iconOnly ? 'iconContainer' : 'content'}"`}
        slotProps={{ typography: { sx: { overflowWrap: 'anywhere' } } }}
      />
      {/* preview-start */}
      <SimpleTreeView
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        defaultExpandedItems={['week-1']}
        aria-label="Physics course"
      >
        <TreeItem itemId="week-1" label="Week 1: Light">
          <TreeItem itemId="lenses" label="Lenses" />
          <TreeItem itemId="mirrors" label="Mirrors" />
        </TreeItem>
        <TreeItem itemId="week-2" label="Week 2: Sound">
          <TreeItem itemId="waves" label="Waves" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Stack>
  );
}
