import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { drive } from '../../dataset/drive';

interface CommentedItemProps extends TreeItemProps {
  comments?: number;
}

const CommentedItem = React.forwardRef<HTMLLIElement, CommentedItemProps>(function CommentedItem(
  { comments, label, ...props },
  ref,
) {
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <span>{label}</span>
          {comments && <Chip size="small" color="primary" label={`${comments} comments`} />}
        </Box>
      }
    />
  );
});

const slots = { item: CommentedItem };

export default function ExtraProps() {
  const [comments, setComments] = React.useState<Record<string, number>>({ gulls: 2 });
  const slotProps = React.useMemo(
    () => ({
      item: ({ itemId }: { itemId: string }): Partial<CommentedItemProps> => ({
        comments: comments[itemId],
      }),
    }),
    [comments],
  );
  return (
    <>
      <Button onClick={() => setComments({ ...comments, waves: (comments.waves ?? 1) + 1 })}>
        Comment on the waves
      </Button>
      <RichTreeView
        items={drive}
        slots={slots}
        slotProps={slotProps}
        defaultExpandedItems={['sound']}
        aria-label="Drive with comments"
      />
    </>
  );
}
