import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

const slotProps = {
  item: { slotProps: { content: { style: { borderRadius: 24, paddingBlock: 8 } } } },
};

export default function ContentProps() {
  return (
    <RichTreeView
      items={gear}
      slotProps={slotProps}
      defaultExpandedItems={['tents']}
      defaultSelectedItems="tent-dome"
      aria-label="Gear with round rows"
    />
  );
}
