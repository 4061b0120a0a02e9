import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../dataset/gear';

export default function Indentation() {
  const [indent, setIndent] = React.useState<number>(24);
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={indent}
        onChange={(_event, value: number | null) => value !== null && setIndent(value)}
        aria-label="itemChildrenIndentation"
        sx={{ alignSelf: 'start', '& > button': { minWidth: 32 } }}
      >
        <ToggleButton value={0}>0</ToggleButton>
        <ToggleButton value={12}>12</ToggleButton>
        <ToggleButton value={24}>24</ToggleButton>
      </ToggleButtonGroup>
      {/* preview-start */}
      <RichTreeView
        items={gear}
        itemChildrenIndentation={indent}
        defaultExpandedItems={['sleeping', 'bags']}
        aria-label="Camping gear"
      />
      {/* preview-end */}
    </Stack>
  );
}
