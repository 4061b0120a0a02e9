import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { songs } from '../../dataset/songs';

export default function ApiUpdateLabel() {
  const apiRef = useTreeViewApiRef();
  const [name, setName] = React.useState('Jazz theme');
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <TextField
          size="small"
          label="New name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {/* preview-start */}
        <Button disabled={!name} onClick={() => apiRef.current?.updateItemLabel('opener', name)}>
          Rename opening theme
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={songs}
        defaultExpandedItems={['morning', 'evening']}
        aria-label="Playlists"
      />
      {/* preview-end */}
    </Stack>
  );
}
