import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { songs } from '../../dataset/songs';

const getError = (text: string) => (text.trim() ? '' : 'Enter a name.');

function CheckedInput(props: TreeItemLabelInputProps) {
  const error = getError(props.value ?? '');
  return (
    <Tooltip open={error !== ''} title={error} describeChild placement="bottom-start" arrow>
      <TreeItemLabelInput {...props} aria-label="New name" aria-invalid={error !== ''} />
    </Tooltip>
  );
}

const slots = { labelInput: CheckedInput };

// Screen readers announce the selection on the item itself, so its checkbox is hidden from them.
const checkbox = { 'aria-hidden': true };

const SongItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SongItem(props, ref) {
  const { itemId, children } = props;
  const { interactions, status } = useTreeItemUtils({ itemId, children });

  const labelInput: TreeItemLabelInputProps = {
    onKeyDown: (event) => {
      if (event.key === 'Enter' && getError(event.currentTarget.value)) {
        event.defaultMuiPrevented = true;
      }
    },
    onBlur: (event) => {
      if (getError(event.target.value)) {
        event.defaultMuiPrevented = true;
        interactions.handleCancelItemLabelEditing(event);
      }
    },
  };

  return (
    /* preview-start */
    <TreeItem
      {...props}
      ref={ref}
      slots={{ ...props.slots, ...slots }}
      slotProps={{ ...props.slotProps, labelInput, checkbox }}
      onKeyDown={(event) => {
        props.onKeyDown?.(event);
        if (event.key === 'F2' && status.focused && status.editable && !status.editing) {
          interactions.toggleItemEditing();
        }
      }}
    />
    /* preview-end */
  );
});

export default function RenameChecked() {
  const [selected, setSelected] = React.useState<string[]>(['opener']);
  return (
    <Stack spacing={1}>
      <RichTreeView
        items={songs}
        isItemEditable
        checkboxSelection
        multiSelect
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
        slots={{ item: SongItem }}
        defaultExpandedItems={['morning', 'evening']}
        aria-label="Playlists"
      />
      <Typography role="status">Selected: {selected.length}</Typography>
    </Stack>
  );
}
