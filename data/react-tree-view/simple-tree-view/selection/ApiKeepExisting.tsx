import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ApiKeepExisting() {
  const apiRef = useTreeViewApiRef();
  const [keepExistingSelection, setKeepExistingSelection] = React.useState(true);
  /* preview-start */
  const selectMri = (event: React.SyntheticEvent) =>
    apiRef.current?.setItemSelection({
      event,
      itemId: 'mri',
      shouldBeSelected: true,
      keepExistingSelection,
    });
  /* preview-end */
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={selectMri}>Select MRI</Button>
        <FormControlLabel
          control={
            <Switch
              checked={keepExistingSelection}
              onChange={(_event, on) => setKeepExistingSelection(on)}
            />
          }
          label="keepExistingSelection"
        />
      </Stack>
      <SimpleTreeView
        multiSelect
        apiRef={apiRef}
        aria-label="Departments"
        defaultExpandedItems={['imaging']}
        defaultSelectedItems={['xray', 'ultrasound']}
      >
        <TreeItem itemId="imaging" label="Imaging">
          <TreeItem itemId="xray" label="X-ray" />
          <TreeItem itemId="mri" label="MRI" />
          <TreeItem itemId="ultrasound" label="Ultrasound" />
        </TreeItem>
        <TreeItem itemId="reception" label="Reception" />
      </SimpleTreeView>
    </Stack>
  );
}
