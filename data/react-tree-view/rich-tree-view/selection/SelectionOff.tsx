import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function SelectionOff() {
  return (
    /* preview-start */
    <RichTreeView
      disableSelection
      items={permissions}
      defaultExpandedItems={['billing']}
      aria-label="Permissions"
    />
    /* preview-end */
  );
}
