import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import Departments from './Departments';

export default function ApiKeepExisting() {
  const apiRef = useTreeViewApiRef();
  const [keep, setKeep] = React.useState(true);
  const addMri = (event: React.SyntheticEvent) =>
    apiRef.current?.setItemSelection({
      event,
      itemId: 'mri',
      shouldBeSelected: true,
      keepExistingSelection: keep,
    });
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <Button onClick={addMri}>Select MRI</Button>
        <FormControlLabel
          control={<Switch checked={keep} onChange={(_event, on) => setKeep(on)} />}
          label="Keep the others"
        />
      </Stack>
      <SimpleTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Departments, added from code"
        defaultExpandedItems={['surgery', 'imaging']}
        defaultSelectedItems={['theater', 'xray']}
      >
        <Departments />
      </SimpleTreeView>
    </Stack>
  );
}
