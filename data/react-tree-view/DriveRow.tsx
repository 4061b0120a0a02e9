import * as React from 'react';
import AudioFile from '@mui/icons-material/AudioFileOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Folder from '@mui/icons-material/Folder';
import FolderOpen from '@mui/icons-material/FolderOpen';
import Image from '@mui/icons-material/ImageOutlined';
import TableChart from '@mui/icons-material/TableChartOutlined';
import VideoFile from '@mui/icons-material/VideoFileOutlined';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from '@mui/x-tree-view/TreeItem';
import { TreeItemIcon } from '@mui/x-tree-view/TreeItemIcon';
import { TreeItemLabelInput } from '@mui/x-tree-view/TreeItemLabelInput';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { formatSize, sizeOf, type DriveFile } from './dataset/drive';

const looks = {
  folder: { Icon: Folder, color: 'warning.main' },
  image: { Icon: Image, color: 'success.main' },
  video: { Icon: VideoFile, color: 'secondary.main' },
  audio: { Icon: AudioFile, color: 'info.main' },
  document: { Icon: Description, color: 'error.main' },
  sheet: { Icon: TableChart, color: 'success.main' },
};

type DriveRowProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

const DriveRow = React.forwardRef<HTMLLIElement, DriveRowProps>(function DriveRow(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  const item = useTreeItemModel<DriveFile>(itemId);
  const tree = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { status } = tree;
  const { Icon, color } = looks[item?.kind ?? 'folder'];
  const KindIcon = status.expandable && status.expanded ? FolderOpen : Icon;
  return (
    <TreeItemProvider {...tree.getContextProviderProps()}>
      <TreeItemRoot {...tree.getRootProps(other)}>
        <TreeItemContent {...tree.getContentProps()}>
          <TreeItemIconContainer {...tree.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          <TreeItemCheckbox {...tree.getCheckboxProps()} aria-hidden />
          <KindIcon fontSize="small" sx={{ color }} />
          {status.editing ? (
            <TreeItemLabelInput {...tree.getLabelInputProps()} />
          ) : (
            <TreeItemLabel {...tree.getLabelProps()} />
          )}
          <Typography
            dir="auto"
            variant="caption"
            noWrap
            sx={{ color: 'text.secondary', flexShrink: 0 }}
          >
            {item && formatSize(sizeOf(item))}
          </Typography>
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...tree.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default DriveRow;
