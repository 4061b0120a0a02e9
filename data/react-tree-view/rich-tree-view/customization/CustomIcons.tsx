import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from '../../dataset/drive';

const slots = { expandIcon: Folder, collapseIcon: FolderOpen, endIcon: Description };

export default function CustomIcons() {
  return (
    <Box sx={{ inlineSize: '100%', minBlockSize: 230 }}>
      <RichTreeView
        items={drive}
        slots={slots}
        defaultExpandedItems={['sound']}
        aria-label="Drive with icons"
      />
    </Box>
  );
}
