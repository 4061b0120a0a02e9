import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function InitialExpansion() {
  return (
    /* preview-start */
    <SimpleTreeView aria-label="Physics course" defaultExpandedItems={['week-1']}>
      <TreeItem itemId="week-1" label="Week 1: Light">
        <TreeItem itemId="lenses" label="Lenses" />
        <TreeItem itemId="mirrors" label="Mirrors" />
      </TreeItem>
      <TreeItem itemId="week-2" label="Week 2: Sound">
        <TreeItem itemId="waves" label="Waves" />
        <TreeItem itemId="echo" label="Echo" />
      </TreeItem>
      <TreeItem itemId="exam" label="Exam" />
    </SimpleTreeView>
    /* preview-end */
  );
}
