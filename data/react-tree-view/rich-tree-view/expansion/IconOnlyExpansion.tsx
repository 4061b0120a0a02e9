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
        control={<Switch checked={iconOnly} onChange={(_event, on) => setIconOnly(on)} />}
        label={`expansionTrigger="${iconOnly ? 'iconContainer' : 'content'}"`}
        sx={{ overflowWrap: 'anywhere' }}
      />
      {/* preview-start */}
      <RichTreeView
        items={clinic}
        expansionTrigger={iconOnly ? 'iconContainer' : 'content'}
        defaultExpandedItems={['ground']}
        aria-label="Clinic rooms"
      />
      {/* preview-end */}
    </Stack>
  );
}
