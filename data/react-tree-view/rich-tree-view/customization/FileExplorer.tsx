import * as React from 'react';
import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import VideoFile from '@mui/icons-material/VideoFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem,
  TreeItemLabel,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';
import { drive, formatSize, type DriveFile } from '../../dataset/drive';

const icons = {
  folder: Folder,
  image: Image,
  video: VideoFile,
  audio: AudioFile,
  document: Description,
  sheet: TableChart,
};

const FileContext = React.createContext<DriveFile | null>(null);

/* preview-start */
function FileLabel({ children, ...props }: React.ComponentProps<typeof TreeItemLabel>) {
  const file = React.useContext(FileContext);
  const Icon = icons[file?.kind ?? 'document'];
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', gap: 1, whiteSpace: 'nowrap' }}>
      <Icon fontSize="small" className="kind" />
      <Box sx={{ flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis' }}>{children}</Box>
      {file?.size && <Typography variant="caption">{formatSize(file.size)}</Typography>}
    </TreeItemLabel>
  );
}
/* preview-end */

const itemSlots = { label: FileLabel };
const itemSlotProps = { labelInput: { 'aria-label': 'New name' } };

const FileItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function FileItem(props, ref) {
  return (
    <FileContext.Provider value={useTreeItemModel<DriveFile>(props.itemId)}>
      <TreeItem {...props} ref={ref} slots={itemSlots} slotProps={itemSlotProps} />
    </FileContext.Provider>
  );
});

const sx = {
  [`& .${treeItemClasses.content}`]: {
    py: 0.75,
    [`& .${treeItemClasses.label}`]: { alignItems: 'center' },
    '& .kind': { color: 'text.secondary' },
    '&[data-expanded] .kind': { color: 'primary.main' },
    '&[data-selected]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
    '&[data-selected]:hover, &[data-selected][data-focused]': { bgcolor: 'primary.dark' },
    '&[data-selected] .kind': { color: 'inherit' },
  },
  // The line from a folder down to its last child.
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: '15px',
    borderInlineStart: '1px solid',
    borderColor: 'divider',
  },
};

export default function FileExplorer() {
  return (
    <RichTreeView
      items={drive}
      isItemEditable
      expansionTrigger="content"
      slots={{ item: FileItem }}
      sx={sx}
      itemChildrenIndentation={6}
      defaultExpandedItems={['footage', 'day-1', 'sound']}
      defaultSelectedItems="clip-002"
      aria-label="Shared drive"
    />
  );
}
