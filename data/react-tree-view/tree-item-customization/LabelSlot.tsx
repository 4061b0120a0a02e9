import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../dataset/gear';

const TooltipContext = React.createContext('');

/* preview-start */
function LabelWithTooltip(props: React.HTMLAttributes<HTMLDivElement>) {
  return (
    <Tooltip title={React.useContext(TooltipContext)} describeChild placement="bottom-start">
      <TreeItemLabel {...props} />
    </Tooltip>
  );
}

const GearItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function GearItem(props, ref) {
  const stock = useTreeItemModel<Gear>(props.itemId)?.stock;
  return (
    <TooltipContext.Provider value={stock === undefined ? '' : `${stock} in stock`}>
      <TreeItem {...props} ref={ref} slots={{ label: LabelWithTooltip }} />
      {/* preview-end */}
    </TooltipContext.Provider>
  );
});

export default function LabelSlot() {
  return (
    <RichTreeView
      items={gear}
      slots={{ item: GearItem }}
      defaultExpandedItems={['tents']}
      aria-label="Camping gear"
    />
  );
}
