import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from '../../dataset/drive';
import styles from './StyledItems.module.css';

const classes = { itemContent: styles.content, itemLabel: styles.label };

export default function StyledItems() {
  return (
    <div className={styles.frame}>
      <RichTreeView
        items={drive}
        className={styles.tree}
        classes={classes}
        defaultExpandedItems={['sound']}
        defaultSelectedItems="gulls"
        aria-label="Drive with lines"
      />
    </div>
  );
}
