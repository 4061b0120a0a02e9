import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

const getParentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children }) => (children?.length ? [id, ...getParentIds(children)] : []));

export default function ControlledExpansion() {
  const [expanded, setExpanded] = React.useState(['first']);
  return (
    <Stack spacing={1}>
      {/* preview-start */}
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(getParentIds(clinic))}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        items={clinic}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        aria-label="Clinic rooms"
      />
      {/* preview-end */}
    </Stack>
  );
}
