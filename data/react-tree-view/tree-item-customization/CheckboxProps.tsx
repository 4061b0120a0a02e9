import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import type { CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

/* preview-start */
const checkbox: MuiCheckboxProps = {
  'aria-hidden': true,
  size: 'small',
  icon: <FavoriteBorder />,
  checkedIcon: <Favorite />,
};
// The type of the slot lacks the props of Checkbox, so widen it.
const slotProps = { item: { slotProps: { checkbox: checkbox as object } } };
/* preview-end */

export default function CheckboxProps() {
  return (
    <RichTreeView
      items={gear}
      checkboxSelection
      multiSelect
      slotProps={slotProps}
      defaultExpandedItems={['tents']}
      defaultSelectedItems={['tent-dome']}
      aria-label="Favorite camping gear"
    />
  );
}
