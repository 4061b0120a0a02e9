import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from '../../dataset/drive';

/* preview-start */
const slots = { expandIcon: Folder, collapseIcon: FolderOpen, endIcon: Description };

export default function CustomIcons() {
  return (
    <RichTreeView
      items={drive}
      slots={slots}
      defaultExpandedItems={['sound']}
      aria-label="Shared drive"
    />
  );
}
/* preview-end */
