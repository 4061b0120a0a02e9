import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions, quietCheckboxes } from '../../dataset/permissions';

export default function CheckboxMulti() {
  return (
    <RichTreeView
      checkboxSelection
      multiSelect
      items={permissions}
      slotProps={{ item: quietCheckboxes }}
      defaultExpandedItems={['patients', 'billing']}
      defaultSelectedItems={['patients.read', 'billing.read', 'billing.send']}
      aria-label="Permissions, several checkboxes"
    />
  );
}
