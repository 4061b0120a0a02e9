import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function CheckboxSingle() {
  return (
    <SimpleTreeView
      checkboxSelection
      aria-label="Department, one checkbox"
      defaultExpandedItems={['imaging']}
      defaultSelectedItems="mri"
    >
      <Departments />
    </SimpleTreeView>
  );
}
