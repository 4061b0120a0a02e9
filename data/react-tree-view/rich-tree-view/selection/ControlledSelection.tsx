import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

const getIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...getIds(children)]);

export default function ControlledSelection() {
  const [selected, setSelected] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      {/* preview-start */}
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setSelected(getIds(permissions))}>Select all</Button>
        <Button onClick={() => setSelected([])}>Clear selection</Button>
      </Stack>
      <RichTreeView
        checkboxSelection
        multiSelect
        items={permissions}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['patients', 'billing']}
        slotProps={slotProps}
        aria-label="Permissions"
      />
      {/* preview-end */}
    </Stack>
  );
}
