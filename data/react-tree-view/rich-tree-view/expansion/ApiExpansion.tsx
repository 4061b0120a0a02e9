import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function ApiExpansion() {
  const apiRef = useTreeViewApiRef();
  const expand = (event: React.SyntheticEvent, shouldBeExpanded?: boolean) =>
    apiRef.current?.setItemExpansion({ event, itemId: 'ground', shouldBeExpanded });
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => expand(event, true)}>Open ground floor</Button>
        <Button onClick={(event) => expand(event, false)}>Close it</Button>
        <Button onClick={(event) => expand(event)}>Toggle it</Button>
      </Stack>
      <RichTreeView apiRef={apiRef} items={clinic} aria-label="Clinic, opened from code" />
    </Stack>
  );
}
