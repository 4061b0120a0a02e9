import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function CheckboxMulti() {
  return (
    <SimpleTreeView
      checkboxSelection
      multiSelect
      aria-label="Departments, several checkboxes"
      defaultExpandedItems={['surgery', 'imaging']}
      defaultSelectedItems={['theater', 'mri']}
    >
      <Departments />
    </SimpleTreeView>
  );
}
