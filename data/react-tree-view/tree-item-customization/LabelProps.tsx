import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

const slotProps = {
  item: { slotProps: { label: { style: { fontWeight: 600, fontSize: '0.9rem' } } } },
};

export default function LabelProps() {
  return (
    <RichTreeView
      items={gear}
      slotProps={slotProps}
      defaultExpandedItems={['tents']}
      aria-label="Gear with bold labels"
    />
  );
}
