import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

interface CheckboxSlotProps extends React.InputHTMLAttributes<HTMLInputElement> {
  visible?: boolean;
  indeterminate?: boolean;
  ownerState?: object;
}

/* preview-start */
const PlainCheckbox = React.forwardRef<HTMLInputElement, CheckboxSlotProps>(function PlainCheckbox(
  { visible, indeterminate = false, ownerState: _ownerState, ...props },
  ref,
) {
  const own = React.useRef<HTMLInputElement>(null);
  React.useImperativeHandle(ref, () => own.current!, []);
  React.useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return visible ? <input type="checkbox" aria-hidden {...props} ref={own} /> : null;
});
/* preview-end */

const slotProps = { item: { slots: { checkbox: PlainCheckbox } } };

export default function CheckboxSlot() {
  return (
    <RichTreeView
      items={gear}
      checkboxSelection
      multiSelect
      selectionPropagation={{ parents: true, descendants: true }}
      slotProps={slotProps}
      defaultExpandedItems={['tents']}
      defaultSelectedItems={['tent-dome']}
      aria-label="Camping gear"
    />
  );
}
