import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function LastToggle() {
  const [toggles, setToggles] = React.useState<string[]>([]);
  return (
    <Stack spacing={1}>
      <Typography role="status">
        {toggles.length === 0 ? 'No change yet' : toggles.join(', ')}
      </Typography>
      <SimpleTreeView
        multiSelect
        aria-label="Departments, changes one by one"
        defaultExpandedItems={['surgery', 'imaging']}
        onItemSelectionToggle={(_event, itemId, isSelected) =>
          setToggles((last) => [`${isSelected ? '+' : '−'}${itemId}`, ...last].slice(0, 4))
        }
      >
        <Departments />
      </SimpleTreeView>
    </Stack>
  );
}
