/* preview-start */
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstSimpleTree() {
  return (
    <SimpleTreeView aria-label="Record shelf" defaultExpandedItems={['jazz']}>
      <TreeItem itemId="jazz" label="Jazz">
        <TreeItem itemId="trio" label="Night Trio" />
        <TreeItem itemId="quartet" label="Harbor Quartet" />
      </TreeItem>
      <TreeItem itemId="folk" label="Folk">
        <TreeItem itemId="fiddle" label="Fiddle and Reed" />
      </TreeItem>
    </SimpleTreeView>
  );
}
/* preview-end */
