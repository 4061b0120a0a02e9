import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { drive } from '../../dataset/drive';

interface CommentedItemProps extends TreeItemProps {
  comments?: number;
}

function CommentedItem({ comments, ...props }: CommentedItemProps) {
  const label = (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <span>{props.label}</span>
      {comments && (
        <Chip
          size="small"
          color="primary"
          label={comments === 1 ? '1 comment' : `${comments} comments`}
        />
      )}
    </Stack>
  );
  return <TreeItem {...props} label={label} />;
}

const slots = { item: CommentedItem };

export default function ExtraProps() {
  const [comments, setComments] = React.useState<Record<string, number>>({ gulls: 2 });
  /* preview-start */
  const slotProps = React.useMemo(
    () => ({
      item: ({ itemId }: { itemId: string }): Partial<CommentedItemProps> => ({
        comments: comments[itemId],
      }),
    }),
    [comments],
  );
  /* preview-end */
  return (
    <>
      <Button onClick={() => setComments({ ...comments, waves: (comments.waves ?? 0) + 1 })}>
        Comment on waves-loop.wav
      </Button>
      <RichTreeView
        items={drive}
        slots={slots}
        slotProps={slotProps}
        defaultExpandedItems={['sound']}
        aria-label="Shared drive"
      />
    </>
  );
}
