import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces, halls } from '../../dataset/depotServer';

export default function FailSwitch() {
  const [isDown, setIsDown] = React.useState(true);
  const [failed, setFailed] = React.useState<string | null>(null);

  const getTreeItems = async (parentId?: string) => {
    try {
      const items = await fetchPlaces(parentId, isDown);
      setFailed(null);
      return items;
    } catch (error) {
      setFailed(parentId ?? 'root');
      throw error;
    }
  };

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={isDown} onChange={(event) => setIsDown(event.target.checked)} />}
        label="The server is down"
      />
      <Box sx={{ minBlockSize: 48 }} role="status">
        {failed && <Alert severity="error">{failed} could not be loaded. Open it to retry.</Alert>}
      </Box>
      <RichTreeViewPro
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        aria-label="Depot with errors"
      />
    </Stack>
  );
}
