import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function FocusButton() {
  const apiRef = useTreeViewApiRef();
  const [focused, setFocused] = React.useState('none yet');
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'laboratory')}
      >
        Focus the laboratory
      </Button>
      <Typography>Focused last: {focused}</Typography>
      <RichTreeView
        apiRef={apiRef}
        items={clinic}
        defaultExpandedItems={['first']}
        onItemFocus={(_event, itemId) => setFocused(itemId)}
        sx={{ inlineSize: '100%' }}
        aria-label="Clinic"
      />
    </Stack>
  );
}
