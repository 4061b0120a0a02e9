import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import {
  TreeItemLabelInput,
  type TreeItemLabelInputProps,
} from '@mui/x-tree-view/TreeItemLabelInput';
import { songs } from '../../dataset/songs';

const problemOf = (text: string) => {
  if (!text.trim()) return 'A name is required';
  return /\d/.test(text) ? 'No digits in a name' : '';
};

function CheckedInput(props: TreeItemLabelInputProps) {
  const problem = problemOf(props.value ?? '');
  return (
    <Tooltip open={problem !== ''} title={problem} describeChild placement="bottom-start" arrow>
      <TreeItemLabelInput {...props} aria-label="New name" aria-invalid={problem !== ''} />
    </Tooltip>
  );
}

const slots = { labelInput: CheckedInput };

const SongItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SongItem(props, ref) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  const onKeyDown: TreeItemLabelInputProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter' && problemOf(event.currentTarget.value)) {
      event.defaultMuiPrevented = true;
    }
  };
  const onBlur: TreeItemLabelInputProps['onBlur'] = (event) => {
    if (problemOf(event.target.value)) {
      event.defaultMuiPrevented = true;
      interactions.handleCancelItemLabelEditing(event);
    }
  };
  return (
    <TreeItem
      {...props}
      ref={ref}
      slots={slots}
      slotProps={{ labelInput: { onKeyDown, onBlur } }}
    />
  );
});

export default function ValidatedLabel() {
  return (
    <RichTreeView
      items={songs}
      isItemEditable
      defaultExpandedItems={['morning', 'evening']}
      slots={{ item: SongItem }}
      aria-label="Playlists with rules for names"
    />
  );
}
