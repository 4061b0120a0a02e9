import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const slotProps = { item: { slotProps: { checkbox: { 'aria-hidden': true } } } };

export default function CheckboxSingle() {
  return (
    /* preview-start */
    <RichTreeView
      checkboxSelection
      items={permissions}
      slotProps={slotProps}
      defaultExpandedItems={['billing']}
      defaultSelectedItems="reports"
      aria-label="Permissions"
    />
    /* preview-end */
  );
}
