import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour } from '../../dataset/tour';

const place = ({ parentId, index }: { parentId: string | null; index: number }) =>
  `${parentId ?? 'root'} [${index}]`;

export default function MoveLog() {
  const [last, setLast] = React.useState('none yet');
  return (
    <Stack spacing={1}>
      <Typography role="status">Last move: {last}</Typography>
      <RichTreeViewPro
        items={tour}
        itemsReordering
        onItemPositionChange={({ itemId, oldPosition, newPosition }) =>
          setLast(`${itemId} from ${place(oldPosition)} to ${place(newPosition)}`)
        }
        defaultExpandedItems={['old-town', 'river']}
        aria-label="Tour with a log"
      />
    </Stack>
  );
}
