import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import type { CheckboxProps as MuiCheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

/** Props of the Material UI checkbox: the slot's own type only knows those of a button. */
const checkbox: MuiCheckboxProps = {
  // The item itself tells assistive technology what the checkbox shows.
  'aria-hidden': true,
  size: 'small',
  icon: <FavoriteBorder />,
  checkedIcon: <Favorite />,
};
const slotProps = { item: { slotProps: { checkbox: checkbox as object } } };

export default function CheckboxProps() {
  return (
    <RichTreeView
      items={gear}
      checkboxSelection
      multiSelect
      slotProps={slotProps}
      defaultExpandedItems={['tents']}
      defaultSelectedItems={['tent-dome']}
      aria-label="Favorite gear"
    />
  );
}
