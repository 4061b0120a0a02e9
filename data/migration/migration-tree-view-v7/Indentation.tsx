import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

/* preview-start */
const indentedByGroup = {
  [`& .${treeItemClasses.content}`]: { paddingLeft: '8px !important' },
  [`& .${treeItemClasses.groupTransition}`]: {
    paddingLeft: 'var(--TreeView-itemChildrenIndentation) !important',
  },
};
/* preview-end */

export default function Indentation() {
  const [old, setOld] = React.useState(true);
  return (
    <React.Fragment>
      <FormControlLabel
        control={<Switch checked={old} onChange={(event) => setOld(event.target.checked)} />}
        label="Indent as in v7"
      />
      <SimpleTreeView
        aria-label="Camping gear"
        defaultExpandedItems={['sleeping', 'bags']}
        defaultSelectedItems="down"
        itemChildrenIndentation={24}
        sx={old ? indentedByGroup : undefined}
      >
        <TreeItem itemId="sleeping" label="Sleeping">
          <TreeItem itemId="bags" label="Sleeping bags">
            <TreeItem itemId="down" label="Down bag" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="cooking" label="Cooking" />
      </SimpleTreeView>
    </React.Fragment>
  );
}
