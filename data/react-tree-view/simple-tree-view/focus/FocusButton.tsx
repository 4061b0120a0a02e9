import Button from '@mui/material/Button';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FocusButton() {
  const apiRef = useTreeViewApiRef();
  return (
    <>
      {/* preview-start */}
      <Button onClick={(event) => apiRef.current?.focusItem(event, 'gate-a12')}>
        Focus Gate A12
      </Button>
      <SimpleTreeView apiRef={apiRef} aria-label="Airport" defaultExpandedItems={['pier-a']}>
        <TreeItem itemId="pier-a" label="Pier A">
          <TreeItem itemId="gate-a11" label="Gate A11" />
          <TreeItem itemId="gate-a12" label="Gate A12" />
        </TreeItem>
        <TreeItem itemId="pier-b" label="Pier B">
          <TreeItem itemId="gate-b21" label="Gate B21" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </>
  );
}
