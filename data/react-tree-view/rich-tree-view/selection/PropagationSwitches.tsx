import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { TreeViewSelectionPropagation } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { parentIds, permissions, quietCheckboxes } from '../../dataset/permissions';

export default function PropagationSwitches() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const [propagation, setPropagation] = React.useState<TreeViewSelectionPropagation>({
    descendants: true,
    parents: true,
  });
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(['descendants', 'parents'] as const).map((key) => (
          <FormControlLabel
            key={key}
            control={<Switch checked={propagation[key]} />}
            onChange={(_event, on) => setPropagation({ ...propagation, [key]: on })}
            label={key}
          />
        ))}
      </Stack>
      <RichTreeView
        multiSelect
        checkboxSelection
        items={permissions}
        slotProps={{ item: quietCheckboxes }}
        selectionPropagation={propagation}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={parentIds}
        aria-label="Permissions that follow each other"
      />
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        Ids: {selected.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
