import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import type { TreeItemLabelInputProps } from '@mui/x-tree-view/TreeItemLabelInput';
import { songs } from '../../dataset/songs';

const SongItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SongItem(props, ref) {
  /* preview-start */
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const onBlur: TreeItemLabelInputProps['onBlur'] = (event) => {
    event.defaultMuiPrevented = true;
    interactions.handleCancelItemLabelEditing(event);
  };
  const labelInput = { onBlur, 'aria-label': 'New name' };
  return <TreeItem {...props} ref={ref} slotProps={{ ...props.slotProps, labelInput }} />;
  /* preview-end */
});

export default function CancelOnBlur() {
  return (
    <RichTreeView
      items={songs}
      isItemEditable
      defaultExpandedItems={['morning', 'evening']}
      slots={{ item: SongItem }}
      aria-label="Playlists"
    />
  );
}
