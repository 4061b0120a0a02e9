import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
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

/** Keeps the focus in the input: leaving it would save. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault();

const SongItem = React.forwardRef<HTMLLIElement, SongProps>(function SongItem(props, ref) {
  const { id, itemId, label, disabled, children, ...other } = props;
  const tree = useTreeItem({ id, itemId, label, disabled, children, rootRef: ref });
  const { interactions, status } = useTreeItemUtils({ itemId, children });
  const input = tree.getLabelInputProps();
  // Enter and Escape do the same, and the row has one tab stop.
  const button = { size: 'small' as const, tabIndex: -1, onMouseDown: keepFocus };
  const save = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleSaveItemLabel(event, input.value ?? '');
  };
  const cancel = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.handleCancelItemLabelEditing(event);
  };
  const edit = (event: React.MouseEvent) => {
    event.stopPropagation();
    interactions.toggleItemEditing();
  };
  return (
    <TreeItemProvider {...tree.getContextProviderProps()}>
      <TreeItemRoot {...tree.getRootProps(other)}>
        <TreeItemContent {...tree.getContentProps()}>
          <TreeItemIconContainer {...tree.getIconContainerProps()}>
            <TreeItemIcon status={status} />
          </TreeItemIconContainer>
          {status.editing ? (
            <React.Fragment>
              <TreeItemLabelInput {...input} aria-label="New name" />
              <IconButton {...button} aria-label="Save" disabled={!input.value} onClick={save}>
                <Check fontSize="small" />
              </IconButton>
              <IconButton {...button} aria-label="Cancel" onClick={cancel}>
                <Close fontSize="small" />
              </IconButton>
            </React.Fragment>
          ) : (
            <React.Fragment>
              <TreeItemLabel {...tree.getLabelProps()} />
              <IconButton {...button} aria-label="Rename" onClick={edit}>
                <Edit fontSize="small" />
              </IconButton>
            </React.Fragment>
          )}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...tree.getGroupTransitionProps()} />}
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
      aria-label="Playlists with pencils"
    />
  );
}
