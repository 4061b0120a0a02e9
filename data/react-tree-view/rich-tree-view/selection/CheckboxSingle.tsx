import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions, quietCheckboxes } from '../../dataset/permissions';

export default function CheckboxSingle() {
  return (
    <RichTreeView
      checkboxSelection
      items={permissions}
      slotProps={{ item: quietCheckboxes }}
      defaultExpandedItems={['billing']}
      defaultSelectedItems="reports"
      aria-label="Permission, one checkbox"
    />
  );
}
