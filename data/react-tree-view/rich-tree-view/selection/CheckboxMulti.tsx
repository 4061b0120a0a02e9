import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function CheckboxMulti() {
  return (
    /* preview-start */
    <RichTreeView
      checkboxSelection
      multiSelect
      items={permissions}
      slotProps={slotProps}
      defaultExpandedItems={['patients', 'billing']}
      defaultSelectedItems={['patients.read', 'billing.read', 'billing.send']}
      aria-label="Permissions"
    />
    /* preview-end */
  );
}
