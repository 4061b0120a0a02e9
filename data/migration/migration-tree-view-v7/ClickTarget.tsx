import * as React from 'react';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ClickTarget() {
  const [onItem, setOnItem] = React.useState(0);
  const [onTree, setOnTree] = React.useState(0);
  return (
    <React.Fragment>
      {/* preview-start */}
      <SimpleTreeView
        aria-label="Camping gear"
        defaultExpandedItems={['tents']}
        onItemClick={(_event, itemId) => itemId === 'tents' && setOnTree((count) => count + 1)}
      >
        <TreeItem itemId="tents" label="Tents" onClick={() => setOnItem((count) => count + 1)}>
          <TreeItem itemId="dome" label="Dome tent" />
          <TreeItem itemId="tarp" label="Tarp" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
      <Typography variant="body2" aria-live="polite">
        Tents: {onItem} events of onClick, {onTree} of onItemClick
      </Typography>
    </React.Fragment>
  );
}
