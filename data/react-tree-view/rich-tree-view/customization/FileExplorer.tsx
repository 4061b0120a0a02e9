import * as React from 'react';
import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import VideoFile from '@mui/icons-material/VideoFileOutlined';
import Box from '@mui/material/Box';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { drive, type DriveFile } from '../../dataset/drive';

const icons = {
  folder: Folder,
  image: Image,
  video: VideoFile,
  audio: AudioFile,
  document: Description,
  sheet: TableChart,
};
const sx = {
  [`& .${treeItemClasses.content}`]: {
    py: 0.75,
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

const FileItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function FileItem(props, ref) {
  const file = useTreeItemModel<DriveFile>(props.itemId);
  const kind = file?.kind ?? 'document';
  const Icon = icons[kind];
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon className="kind" fontSize="small" sx={{ color: 'text.secondary' }} />
          <span>{props.label}</span>
          {kind === 'folder' && (
            <Box
              component="span"
              sx={{ inlineSize: 6, blockSize: 6, borderRadius: '50%', bgcolor: 'warning.main' }}
            />
          )}
        </Box>
      }
    />
  );
});

export default function FileExplorer() {
  return (
    <RichTreeView
      items={drive}
      slots={{ item: FileItem }}
      sx={sx}
      itemChildrenIndentation={6}
      defaultExpandedItems={['footage', 'day-1', 'sound']}
      defaultSelectedItems="clip-002"
      aria-label="File explorer"
    />
  );
}
