import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function CheckboxMulti() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 230 }}>
      <SimpleTreeView
        checkboxSelection
        multiSelect
        aria-label="Departments, several checkboxes"
        defaultExpandedItems={['surgery', 'imaging']}
        defaultSelectedItems={['theater', 'mri']}
      >
        <Departments />
      </SimpleTreeView>
    </Box>
  );
}
