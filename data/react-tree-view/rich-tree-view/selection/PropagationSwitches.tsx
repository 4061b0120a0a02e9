import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function PropagationSwitches() {
  const [selected, setSelected] = React.useState<string[]>([]);
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={descendants} />}
          onChange={(_event, on) => setDescendants(on)}
          label="descendants"
        />
        <FormControlLabel
          control={<Switch checked={parents} />}
          onChange={(_event, on) => setParents(on)}
          label="parents"
        />
      </Stack>
      {/* preview-start */}
      <RichTreeView
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        items={permissions}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        defaultExpandedItems={['patients', 'patients.write', 'billing']}
        slotProps={slotProps}
        aria-label="Permissions"
      />
      {/* preview-end */}
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        Selected ids: {selected.join(', ') || 'none'}
      </Typography>
    </Stack>
  );
}
