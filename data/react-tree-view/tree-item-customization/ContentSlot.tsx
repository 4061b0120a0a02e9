import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItemContent } from '@mui/x-tree-view/TreeItem';
import { gear } from '../dataset/gear';

/* preview-start */
const Card = styled(TreeItemContent)(({ theme }) => ({
  marginBlock: theme.spacing(0.5),
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.divider,
  '&[data-selected]': { borderColor: (theme.vars ?? theme).palette.primary.main },
}));
const slotProps = { item: { slots: { content: Card } } };
/* preview-end */

export default function ContentSlot() {
  return (
    <RichTreeView
      items={gear}
      slotProps={slotProps}
      defaultExpandedItems={['tents']}
      defaultSelectedItems="tent-dome"
      aria-label="Camping gear"
    />
  );
}
