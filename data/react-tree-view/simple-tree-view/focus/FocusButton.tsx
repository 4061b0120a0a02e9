import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        onClick={(event) => apiRef.current?.focusItem(event, 'gate-12')}
        sx={{ alignSelf: 'start' }}
      >
        Focus gate A12
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Airport" defaultExpandedItems={['pier-a']}>
        <TreeItem itemId="pier-a" label="Pier A">
          <TreeItem itemId="gate-11" label="Gate A11" />
          <TreeItem itemId="gate-12" label="Gate A12" />
        </TreeItem>
        <TreeItem itemId="pier-b" label="Pier B">
          <TreeItem itemId="gate-21" label="Gate B21" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
