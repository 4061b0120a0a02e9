import * as React from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { drive, flatten, type DriveFile, type DriveItem } from '../../dataset/drive';

type CanMove = NonNullable<RichTreeViewProProps<DriveItem, false>['canMoveItemToNewPosition']>;

const items: DriveItem[] = [...drive.slice(1), { id: 'trash', label: 'Trash', kind: 'folder' }];
const folders = new Set(flatten(items).flatMap(({ id, kind }) => (kind === 'folder' ? id : [])));
const isNotTrash = (itemId: string) => itemId !== 'trash';
/** Rows that can't be dragged refuse drops without this. */
const allowDrop = { item: { onDragOver: (event: React.DragEvent) => event.preventDefault() } };
/** Into folders and the trash, never into a file, and not to the root. */
const canMove: CanMove = ({ newPosition }) =>
  newPosition.parentId !== null && folders.has(newPosition.parentId);

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
  const [last, setLast] = React.useState('Drag a file into a folder or the trash.');
  return (
    <>
      <Typography role="status" sx={{ mb: 1 }}>
        {last}
      </Typography>
      <RichTreeViewPro
        items={items}
        itemsReordering
        isItemReorderable={isNotTrash}
        canMoveItemToNewPosition={canMove}
        onItemPositionChange={({ itemId, newPosition }) =>
          setLast(
            newPosition.parentId === 'trash'
              ? `${itemId} is in the trash.`
              : `${itemId} is in ${newPosition.parentId} now.`,
          )
        }
        slots={{ item: FileItem }}
        slotProps={allowDrop}
        defaultExpandedItems={['sound', 'office']}
        aria-label="Drive with a trash"
      />
    </>
  );
}
