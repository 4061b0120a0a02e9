import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function CheckboxSingle() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 170 }}>
      <SimpleTreeView
        checkboxSelection
        aria-label="Department, one checkbox"
        defaultExpandedItems={['imaging']}
        defaultSelectedItems="mri"
      >
        <Departments />
      </SimpleTreeView>
    </Box>
  );
}
