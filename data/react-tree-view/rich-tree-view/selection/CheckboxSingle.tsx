import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions, quietCheckboxes } from '../../dataset/permissions';

export default function CheckboxSingle() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 170 }}>
      <RichTreeView
        checkboxSelection
        items={permissions}
        slotProps={{ item: quietCheckboxes }}
        defaultExpandedItems={['billing']}
        defaultSelectedItems="reports"
        aria-label="Permission, one checkbox"
      />
    </Box>
  );
}
