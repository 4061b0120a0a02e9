import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, TreeItemLabel, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear, type Gear } from '../dataset/gear';

const TooltipContext = React.createContext('');

function LabelWithTooltip(props: React.HTMLAttributes<HTMLDivElement>) {
  const title = React.useContext(TooltipContext);
  return (
    <Tooltip title={title} describeChild placement="bottom-start">
      <TreeItemLabel {...props} />
    </Tooltip>
  );
}

const slots = { label: LabelWithTooltip };

const GearItem = React.forwardRef<HTMLLIElement, TreeItemProps>(function GearItem(props, ref) {
  const item = useTreeItemModel<Gear>(props.itemId);
  const title = item?.stock === undefined ? '' : `${item.stock} in stock`;
  return (
    <TooltipContext.Provider value={title}>
      <TreeItem {...props} ref={ref} slots={slots} />
    </TooltipContext.Provider>
  );
});

export default function LabelSlot() {
  return (
    <RichTreeView
      items={gear}
      slots={{ item: GearItem }}
      defaultExpandedItems={['tents']}
      aria-label="Gear with tooltips"
    />
  );
}
