import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { idsOf, permissions, quietCheckboxes } from '../../dataset/permissions';

const all = idsOf(permissions);

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSelected(all)}>Select all</Button>
        <Button onClick={() => setSelected([])}>Select none</Button>
      </Stack>
      <RichTreeView
        checkboxSelection
        multiSelect
        items={permissions}
        slotProps={{ item: quietCheckboxes }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['patients', 'billing']}
        aria-label="Permissions, with buttons"
      />
    </Stack>
  );
}
