import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const weeks = ['week-1', 'week-2', 'week-3'];

export default function AccordionTree() {
  const [expanded, setExpanded] = React.useState(['week-1']);
  // The item that was opened last comes first.
  const keepOneWeek = (itemIds: string[]) => {
    const week = itemIds.find((id) => weeks.includes(id));
    return itemIds.filter((id) => id === week || !weeks.includes(id));
  };
  return (
    <SimpleTreeView
      aria-label="Course, one week at a time"
      expandedItems={expanded}
      onExpandedItemsChange={(_event, itemIds) => setExpanded(keepOneWeek(itemIds))}
    >
      <TreeItem itemId="week-1" label="Week 1: light">
        <TreeItem itemId="lenses" label="Lenses" />
        <TreeItem itemId="mirrors" label="Mirrors" />
      </TreeItem>
      <TreeItem itemId="week-2" label="Week 2: sound">
        <TreeItem itemId="waves" label="Waves" />
        <TreeItem itemId="echo" label="Echo" />
      </TreeItem>
      <TreeItem itemId="week-3" label="Week 3: heat">
        <TreeItem itemId="steam" label="Steam" />
      </TreeItem>
    </SimpleTreeView>
  );
}
