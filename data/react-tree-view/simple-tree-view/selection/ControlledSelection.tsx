import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

const all = ['surgery', 'theater', 'recovery', 'imaging', 'xray', 'mri', 'reception'];

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSelected(all)}>Select all</Button>
        <Button onClick={() => setSelected([])}>Select none</Button>
      </Stack>
      <SimpleTreeView
        checkboxSelection
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        aria-label="Departments, with buttons"
        defaultExpandedItems={['surgery', 'imaging']}
      >
        <Departments />
      </SimpleTreeView>
    </Stack>
  );
}
