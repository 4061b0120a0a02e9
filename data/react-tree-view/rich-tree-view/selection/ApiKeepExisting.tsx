import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { permissions } from '../../dataset/permissions';

export default function ApiKeepExisting() {
  const apiRef = useTreeViewApiRef();
  const [keepExistingSelection, setKeepExistingSelection] = React.useState(true);
  /* preview-start */
  const selectReports = (event: React.SyntheticEvent) =>
    apiRef.current?.setItemSelection({
      event,
      itemId: 'reports',
      shouldBeSelected: true,
      keepExistingSelection,
    });
  /* preview-end */
  return (
    <Stack spacing={1}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={selectReports}>Select Reports</Button>
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
      <RichTreeView
        multiSelect
        apiRef={apiRef}
        items={permissions}
        defaultExpandedItems={['billing']}
        defaultSelectedItems={['billing.read', 'billing.send']}
        aria-label="Permissions"
      />
    </Stack>
  );
}
