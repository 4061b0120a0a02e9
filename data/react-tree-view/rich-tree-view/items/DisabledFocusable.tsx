import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

const isItemDisabled = (product: Gear) => product.stock === 0;

export default function DisabledFocusable() {
  const [focusable, setFocusable] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        label="disabledItemsFocusable"
      />
      {/* preview-start */}
      <RichTreeView
        items={gear}
        isItemDisabled={isItemDisabled}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['tents', 'sleeping']}
        aria-label="Outdoor gear"
      />
      {/* preview-end */}
    </Stack>
  );
}
