import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Grow from '@mui/material/Grow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

/* preview-start */
function GrowingGroup({ children, ...props }: CollapseProps) {
  const timeout = useMediaQuery('(prefers-reduced-motion: reduce)') ? 0 : 400;
  return (
    <Collapse {...props} timeout={timeout}>
      <Grow in={props.in} timeout={timeout} style={{ transformOrigin: 'top' }}>
        <div>{children}</div>
      </Grow>
    </Collapse>
  );
}

const slots = { groupTransition: GrowingGroup };
const AnimatedItem = (props: TreeItemProps) => <TreeItem {...props} slots={slots} />;
/* preview-end */

export default function AnimatedToggle() {
  return (
    <SimpleTreeView aria-label="Animated mailboxes" defaultExpandedItems={['projects']}>
      <AnimatedItem itemId="projects" label="Projects">
        <AnimatedItem itemId="bridge" label="Bridge repair" />
        <AnimatedItem itemId="stamps" label="Stamp fair" />
      </AnimatedItem>
      <AnimatedItem itemId="archive" label="Archive">
        <AnimatedItem itemId="last-year" label="Last year" />
        <AnimatedItem itemId="older" label="Older" />
      </AnimatedItem>
    </SimpleTreeView>
  );
}
