import type * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function ApiExpansion() {
  /* preview-start */
  const apiRef = useTreeViewApiRef();
  const setGround = (event: React.SyntheticEvent, shouldBeExpanded?: boolean) =>
    apiRef.current?.setItemExpansion({ event, itemId: 'ground', shouldBeExpanded });
  /* preview-end */
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={(event) => setGround(event, true)}>Expand ground floor</Button>
        <Button onClick={(event) => setGround(event, false)}>Collapse ground floor</Button>
        <Button onClick={(event) => setGround(event)}>Toggle ground floor</Button>
      </Stack>
      <RichTreeView apiRef={apiRef} items={clinic} aria-label="Clinic rooms" />
    </Stack>
  );
}
