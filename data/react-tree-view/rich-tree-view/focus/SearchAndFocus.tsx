import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic, flattenRooms } from '../../dataset/clinic';

export default function SearchAndFocus() {
  const apiRef = useTreeViewApiRef();
  const [query, setQuery] = React.useState('mri');
  const [hit, setHit] = React.useState<string | null>(null);
  const [missing, setMissing] = React.useState(false);

  const jump = (event: React.FormEvent) => {
    event.preventDefault();
    const text = query.trim().toLowerCase();
    const found = flattenRooms(clinic).find(({ label }) => label.toLowerCase().includes(text));
    setHit(found?.id ?? null);
    setMissing(!found);
    if (!found) return;

    /* preview-start */
    let parentId = apiRef.current?.getParentId(found.id);
    while (parentId) {
      apiRef.current?.setItemExpansion({ event, itemId: parentId, shouldBeExpanded: true });
      parentId = apiRef.current?.getParentId(parentId);
    }
    // The item is mounted in the next frame.
    requestAnimationFrame(() => apiRef.current?.focusItem(event, found.id));
    /* preview-end */
  };

  return (
    <>
      <Stack component="form" direction="row" spacing={1} onSubmit={jump} sx={{ mb: 1 }}>
        <TextField
          size="small"
          label="Find a room"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          error={missing}
          helperText={missing ? 'No room has this name.' : ' '}
        />
        <Button type="submit" disabled={!query.trim()} sx={{ alignSelf: 'start' }}>
          Go to room
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={clinic}
        selectedItems={hit}
        onSelectedItemsChange={(_event, itemId) => setHit(itemId)}
        aria-label="Clinic rooms"
      />
    </>
  );
}
