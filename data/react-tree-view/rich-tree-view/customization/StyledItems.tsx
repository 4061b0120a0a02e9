import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { drive } from '../../dataset/drive';

/* preview-start */
const sx = {
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    '&[data-selected]': { bgcolor: 'rgb(13 148 136 / 0.2)' },
    '&[data-focused]': { outline: '2px solid', outlineOffset: -2 },
  },
  [`& .${treeItemClasses.label}`]: { letterSpacing: '0.02em' },
};
/* preview-end */

export default function StyledItems() {
  return (
    <RichTreeView
      items={drive}
      sx={sx}
      defaultExpandedItems={['sound']}
      defaultSelectedItems="gulls"
      aria-label="Shared drive"
    />
  );
}
