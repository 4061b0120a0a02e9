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

const getError = (text: string) => {
  if (!text.trim()) return 'Enter a name.';
  return /\d/.test(text) ? 'The name can’t contain digits.' : '';
};

function CheckedInput(props: TreeItemLabelInputProps) {
  const error = getError(props.value ?? '');
  return (
    <Tooltip open={error !== ''} title={error} describeChild placement="bottom-start" arrow>
      <TreeItemLabelInput {...props} aria-label="New name" aria-invalid={error !== ''} />
    </Tooltip>
  );
}

const slots = { labelInput: CheckedInput };

const SongItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function SongItem(props, ref) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId, children: props.children });
  /* preview-start */
  const onKeyDown: TreeItemLabelInputProps['onKeyDown'] = (event) => {
    if (event.key === 'Enter' && getError(event.currentTarget.value)) {
      event.defaultMuiPrevented = true;
    }
  };
  const onBlur: TreeItemLabelInputProps['onBlur'] = (event) => {
    if (getError(event.target.value)) {
      event.defaultMuiPrevented = true;
      interactions.handleCancelItemLabelEditing(event);
    }
  };
  const slotProps = { ...props.slotProps, labelInput: { onKeyDown, onBlur } };
  return <TreeItem {...props} ref={ref} slots={slots} slotProps={slotProps} />;
  /* preview-end */
});

export default function ValidatedLabel() {
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
