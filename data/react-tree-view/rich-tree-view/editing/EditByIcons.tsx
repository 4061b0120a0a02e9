import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
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
import { songs } from '../../dataset/songs';

type SongProps = Omit<UseTreeItemParameters, 'rootRef'> &
  Omit<React.HTMLAttributes<HTMLLIElement>, 'onFocus'>;

function RowButton(props: React.ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...props}
      size="small"
      // Keyboard users press Enter and Escape instead.
      tabIndex={-1}
      // Keep the focus in the input, because a blur saves the label.
      onMouseDown={(event) => event.preventDefault()}
    />
  );
}

const ignoreDoubleClick = (event: React.MouseEvent & TreeViewCancellableEvent) => {
  event.defaultMuiPrevented = true;
};

const SongItem = React.forwardRef<HTMLLIElement, SongProps>(function SongItem(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  /* preview-start */
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { interactions, status } = useTreeItemUtils({ itemId, children });
  const input = item.getLabelInputProps();
  const edit = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.toggleItemEditing();
  };
  const save = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleSaveItemLabel(event, input.value ?? '');
  };
  const cancel = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleCancelItemLabelEditing(event);
  };
  /* preview-end */
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          {status.editing ? (
            <>
              <TreeItemLabelInput {...input} aria-label="New name" />
              <RowButton aria-label="Save" disabled={!input.value} onClick={save}>
                <Check fontSize="small" />
              </RowButton>
              <RowButton aria-label="Cancel" onClick={cancel}>
                <Close fontSize="small" />
              </RowButton>
            </>
          ) : (
            <>
              <TreeItemLabel {...item.getLabelProps({ onDoubleClick: ignoreDoubleClick })} />
              <RowButton aria-label="Rename" onClick={edit}>
                <Edit fontSize="small" />
              </RowButton>
            </>
          )}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function EditByIcons() {
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
