import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function FocusLog() {
  const apiRef = useTreeViewApiRef();
  const [label, setLabel] = React.useState('none');
  return (
    <Stack spacing={1}>
      <Typography role="status">Last focused item: {label}</Typography>
      {/* preview-start */}
      <RichTreeView
        apiRef={apiRef}
        items={clinic}
        onItemFocus={(_event, itemId) => setLabel(apiRef.current?.getItem(itemId).label)}
        defaultExpandedItems={['ground']}
        aria-label="Clinic rooms"
      />
      {/* preview-end */}
    </Stack>
  );
}
