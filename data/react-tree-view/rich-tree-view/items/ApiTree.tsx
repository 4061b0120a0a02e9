import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

/* preview-start */
// `getItemTree()` changes the objects in `items`, so pass a copy.
const items = structuredClone(gear);

export default function ApiTree() {
  const apiRef = useTreeViewApiRef();
  const [json, setJson] = React.useState('');
  const read = () => setJson(JSON.stringify(apiRef.current?.getItemTree(), null, 2));
  /* preview-end */
  return (
    <Stack spacing={2}>
      <RichTreeView apiRef={apiRef} items={items} aria-label="Outdoor gear" />
      <Button variant="outlined" onClick={read} sx={{ alignSelf: 'start' }}>
        Show tree as JSON
      </Button>
      <Box
        component="pre"
        tabIndex={0}
        aria-label="Tree as JSON"
        sx={{ m: 0, p: 1, blockSize: 160, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        {json || 'The JSON appears here.'}
      </Box>
    </Stack>
  );
}
