import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function LastExpansionToggle() {
  const [last, setLast] = React.useState('nothing yet');
  return (
    <Stack spacing={1}>
      <Typography role="status">Last change: {last}</Typography>
      <RichTreeView
        items={clinic}
        defaultExpandedItems={['ground', 'first']}
        onItemExpansionToggle={(_event, itemId, isExpanded) =>
          setLast(`${itemId} ${isExpanded ? 'opened' : 'closed'}`)
        }
        aria-label="Clinic with a log"
      />
    </Stack>
  );
}
