import * as React from 'react';
import { useTreeItemUtils } from '@mui/x-tree-view/hooks';
import type { TreeViewCancellableEventHandler } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { gear } from '../dataset/gear';

const MAX = 2;
const RuleContext = React.createContext({ count: 0, refuse: () => {} });

const LimitedItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function LimitedItem(props, ref) {
    const { interactions, status } = useTreeItemUtils({
      itemId: props.itemId,
      children: props.children,
    });
    const { count, refuse } = React.useContext(RuleContext);
    /* preview-start */
    const onChange: TreeViewCancellableEventHandler<React.ChangeEvent<HTMLInputElement>> = (
      event,
    ) => {
      event.defaultMuiPrevented = true;
      if (status.disabled) return;
      if (count >= MAX && !status.selected) refuse();
      else interactions.handleCheckboxSelection(event);
    };
    const checkbox: object = { onChange, 'aria-hidden': true };
    return <TreeItem {...props} ref={ref} slotProps={{ checkbox }} />;
    /* preview-end */
  },
);

export default function OwnCheckboxRule() {
  const [selected, setSelected] = React.useState(['tent-dome']);
  const [refused, setRefused] = React.useState(false);
  const rule = React.useMemo(
    () => ({ count: selected.length, refuse: () => setRefused(true) }),
    [selected],
  );
  const select = (itemIds: string[]) => {
    // The keyboard doesn't use the checkbox, so check the limit here too.
    setRefused(itemIds.length > MAX);
    if (itemIds.length <= MAX) setSelected(itemIds);
  };
  return (
    <RuleContext.Provider value={rule}>
      <div role="status">
        {selected.length} selected. {refused && `You can compare up to ${MAX} items.`}
      </div>
      <RichTreeView
        items={gear}
        checkboxSelection
        multiSelect
        slots={{ item: LimitedItem }}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemIds) => select(itemIds)}
        defaultExpandedItems={['tents']}
        aria-label="Camping gear to compare"
      />
    </RuleContext.Provider>
  );
}
