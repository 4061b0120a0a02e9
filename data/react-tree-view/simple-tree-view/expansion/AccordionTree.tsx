import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const weeks = ['week-1', 'week-2', 'week-3'];

export default function AccordionTree() {
  const [expanded, setExpanded] = React.useState(['week-1']);
  return (
    <SimpleTreeView
      aria-label="Physics course"
      /* preview-start */
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) => {
        // The week that was expanded last comes first.
        const newest = itemIds.find((id) => weeks.includes(id));
        setExpanded(itemIds.filter((id) => id === newest || !weeks.includes(id)));
      }}
      /* preview-end */
    >
      <TreeItem itemId="week-1" label="Week 1: Light">
        <TreeItem itemId="lenses" label="Lenses" />
        <TreeItem itemId="mirrors" label="Mirrors" />
      </TreeItem>
      <TreeItem itemId="week-2" label="Week 2: Sound">
        <TreeItem itemId="waves" label="Waves" />
        <TreeItem itemId="echo" label="Echo" />
      </TreeItem>
      <TreeItem itemId="week-3" label="Week 3: Heat">
        <TreeItem itemId="steam" label="Steam" />
      </TreeItem>
    </SimpleTreeView>
  );
}
