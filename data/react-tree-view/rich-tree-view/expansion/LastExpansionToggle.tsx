import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function LastExpansionToggle() {
  const apiRef = useTreeViewApiRef();
  const [last, setLast] = React.useState('none');
  return (
    <Stack spacing={1}>
      <Typography role="status">Last change: {last}</Typography>
      <RichTreeView
        apiRef={apiRef}
        items={clinic}
        defaultExpandedItems={['ground']}
        aria-label="Clinic rooms"
        /* preview-start */
        onItemExpansionToggle={(_event, itemId, isExpanded) => {
          const label = apiRef.current?.getItem(itemId).label;
          setLast(`${label} ${isExpanded ? 'expanded' : 'collapsed'}`);
        }}
        /* preview-end */
      />
    </Stack>
  );
}
