import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function SelectionOff() {
  return (
    <SimpleTreeView
      disableSelection
      aria-label="Departments, to look at"
      defaultExpandedItems={['imaging']}
    >
      <Departments />
    </SimpleTreeView>
  );
}
