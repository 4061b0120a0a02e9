import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function SelectionOff() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 170 }}>
      <RichTreeView
        disableSelection
        items={permissions}
        defaultExpandedItems={['billing']}
        aria-label="Permissions, to look at"
      />
    </Box>
  );
}
