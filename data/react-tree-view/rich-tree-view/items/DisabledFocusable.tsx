import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

const isSoldOut = (item: Gear) => item.stock === 0;

export default function DisabledFocusable() {
  const [focusable, setFocusable] = React.useState(false);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={focusable} onChange={(_event, on) => setFocusable(on)} />}
        label="Disabled items can be focused"
      />
      <RichTreeView
        items={gear}
        isItemDisabled={isSoldOut}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['tents', 'sleeping']}
        aria-label="Gear, arrow keys and disabled products"
      />
    </Stack>
  );
}
