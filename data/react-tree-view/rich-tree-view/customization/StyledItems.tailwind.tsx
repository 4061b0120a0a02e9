import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from '../../dataset/drive';

/* preview-start */
const classes = {
  itemContent: [
    'tw:rounded-none tw:border-0 tw:border-b tw:border-solid tw:border-gray-500/30',
    'tw:data-selected:bg-teal-600/20',
    'tw:data-focused:outline-2 tw:data-focused:-outline-offset-2',
  ].join(' '),
  itemLabel: 'tw:tracking-wide',
};
/* preview-end */

export default function StyledItems() {
  return (
    <RichTreeView
      items={drive}
      classes={classes}
      defaultExpandedItems={['sound']}
      defaultSelectedItems="gulls"
      aria-label="Shared drive"
    />
  );
}
