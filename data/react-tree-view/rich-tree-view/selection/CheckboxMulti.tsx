import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions, quietCheckboxes } from '../../dataset/permissions';

export default function CheckboxMulti() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 230 }}>
      <RichTreeView
        checkboxSelection
        multiSelect
        items={permissions}
        slotProps={{ item: quietCheckboxes }}
        defaultExpandedItems={['patients', 'billing']}
        defaultSelectedItems={['patients.read', 'billing.read', 'billing.send']}
        aria-label="Permissions, several checkboxes"
      />
    </Box>
  );
}
