import * as React from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel, useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { drive, type DriveFile, type DriveItem } from '../../dataset/drive';

const items: DriveItem[] = [...drive.slice(1), { id: 'trash', label: 'Trash', kind: 'folder' }];
/** Without this handler, the browser refuses drops on the trash, which can't be dragged. */
const slotProps = { item: { onDragOver: (event: React.DragEvent) => event.preventDefault() } };

const FileItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function FileItem(props, ref) {
  const file = useTreeItemModel<DriveFile>(props.itemId);
  const KindIcon = file?.kind === 'folder' ? Folder : InsertDriveFile;
  const Icon = props.itemId === 'trash' ? DeleteOutline : KindIcon;
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon fontSize="small" color="action" />
          <span>{props.label}</span>
        </Box>
      }
    />
  );
});

export default function FileExplorerDrag() {
  const apiRef = useTreeViewApiRef();
  const [last, setLast] = React.useState('Drag a file to a folder or to the trash.');
  const labelOf = (itemId: string | null) => itemId && apiRef.current?.getItem(itemId).label;
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {last}
      </Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        items={items}
        /* preview-start */
        itemsReordering
        isItemReorderable={(itemId) => itemId !== 'trash'}
        canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
          parentId !== null && apiRef.current?.getItem(parentId).kind === 'folder'
        }
        onItemPositionChange={({ itemId, newPosition }) =>
          setLast(`${labelOf(itemId)} was moved to ${labelOf(newPosition.parentId)}.`)
        }
        /* preview-end */
        slots={{ item: FileItem }}
        slotProps={slotProps}
        defaultExpandedItems={['sound', 'office']}
        aria-label="Shared drive"
      />
    </>
  );
}
