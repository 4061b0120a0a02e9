import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

/* preview-start */
export default function InitialExpansion() {
  return (
    <RichTreeView
      items={clinic}
      defaultExpandedItems={['first', 'imaging']}
      aria-label="Clinic rooms"
    />
  );
}
/* preview-end */
