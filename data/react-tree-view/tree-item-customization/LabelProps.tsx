import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

/* preview-start */
const slotProps = {
  item: { slotProps: { label: { style: { fontWeight: 600, fontSize: '0.9rem' } } } },
};

export default function LabelProps() {
  return (
    <RichTreeView
      items={gear}
      slotProps={slotProps}
      /* preview-end */
      defaultExpandedItems={['tents']}
      aria-label="Camping gear"
    />
  );
}
