import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic, parentsIn } from '../../dataset/clinic';

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState(['first']);
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(parentsIn(clinic))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <Typography role="status">Open: {expanded.join(', ') || 'none'}</Typography>
      <RichTreeView
        items={clinic}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        aria-label="Clinic"
      />
    </Stack>
  );
}
