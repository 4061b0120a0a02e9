import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function MultiSelect() {
  const [selected, setSelected] = React.useState(['theater']);
  return (
    <Stack spacing={1}>
      <Typography role="status">Selected: {selected.join(', ') || 'nothing'}</Typography>
      <SimpleTreeView
        multiSelect
        aria-label="Departments, several at once"
        defaultExpandedItems={['surgery', 'imaging']}
        defaultSelectedItems={['theater']}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
      >
        <Departments />
      </SimpleTreeView>
    </Stack>
  );
}
