import Collapse, { type CollapseProps } from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from '../../dataset/drive';

/* preview-start */
function FadingGroup({ children, ...props }: CollapseProps) {
  const timeout = useMediaQuery('(prefers-reduced-motion: reduce)') ? 0 : 500;
  return (
    <Collapse {...props} timeout={timeout}>
      <Fade in={props.in} timeout={timeout}>
        <div>{children}</div>
      </Fade>
    </Collapse>
  );
}

const slotProps = { item: { slots: { groupTransition: FadingGroup } } };
/* preview-end */

export default function AnimatedToggle() {
  return (
    <RichTreeView
      items={drive}
      slotProps={slotProps}
      defaultExpandedItems={['sound']}
      aria-label="Shared drive"
    />
  );
}
