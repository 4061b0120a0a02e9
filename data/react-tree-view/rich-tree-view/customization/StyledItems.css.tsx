import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from '../../dataset/drive';
import styles from './StyledItems.module.css';

/* preview-start */
const classes = { itemContent: styles.content, itemLabel: styles.label };

export default function StyledItems() {
  return (
    <RichTreeView
      items={drive}
      className={styles.tree}
      classes={classes}
      defaultExpandedItems={['sound']}
      defaultSelectedItems="gulls"
      aria-label="Shared drive"
    />
  );
}
/* preview-end */
