import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from '../../dataset/drive';

/** Gets `in`, `unmountOnExit`, `component`, `role` and the children from the item. */
function FadingGroup({ children, ...props }: CollapseProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = still ? 0 : 500;
  return (
    <Collapse {...props} timeout={timeout}>
      <Fade in={props.in} timeout={timeout}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

const slotProps = { item: { slots: { groupTransition: FadingGroup } } };

export default function AnimatedToggle() {
  return (
    <RichTreeView
      items={drive}
      slotProps={slotProps}
      defaultExpandedItems={['footage', 'sound']}
      aria-label="Drive with animation"
    />
  );
}
