import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { clinic } from '../../dataset/clinic';

export default function IconOnlyExpansion() {
  const [iconOnly, setIconOnly] = React.useState(true);
  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={iconOnly} onChange={(event) => setIconOnly(event.target.checked)} />
        }
        label="Open by the icon only"
      />
      <RichTreeView
        items={clinic}
        defaultExpandedItems={['ground', 'first']}
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        aria-label="Clinic, opened by icons"
      />
    </Stack>
  );
}
