import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

interface Position {
  parentId: string | null;
  index: number;
}

export default function MoveLog() {
  const apiRef = useTreeViewApiRef();
  const [last, setLast] = React.useState('none');
  const labelOf = (itemId: string) => apiRef.current?.getItem(itemId).label;
  const describe = ({ parentId, index }: Position) =>
    `${parentId === null ? 'the top level' : labelOf(parentId)}, index ${index}`;

  return (
    <Stack spacing={1}>
      <Typography role="status">Last move: {last}</Typography>
      {/* preview-start */}
      <RichTreeViewPro
        apiRef={apiRef}
        items={tour}
        itemsReordering
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setLast(`${labelOf(itemId)} from ${describe(oldPosition)} to ${describe(newPosition)}`)
        }
        defaultExpandedItems={['old-town', 'river']}
        aria-label="City tour"
      />
      {/* preview-end */}
    </Stack>
  );
}
