import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function SelectionOff() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 170 }}>
      <SimpleTreeView
        disableSelection
        aria-label="Departments, to look at"
        defaultExpandedItems={['imaging']}
      >
        <Departments />
      </SimpleTreeView>
    </Box>
  );
}
