import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

/* preview-start */
const slotProps = {
  item: { slotProps: { content: { style: { borderRadius: 24, paddingBlock: 8 } } } },
};

export default function ContentProps() {
  return (
    <RichTreeView
      items={gear}
      slotProps={slotProps}
      /* preview-end */
      defaultExpandedItems={['tents']}
      defaultSelectedItems="tent-dome"
      aria-label="Camping gear"
    />
  );
}
