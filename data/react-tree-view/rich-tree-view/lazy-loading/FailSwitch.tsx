import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces, halls } from '../../dataset/depotServer';

export default function FailSwitch() {
  const apiRef = useTreeViewApiRef();
  const [isOffline, setIsOffline] = React.useState(true);
  const [failed, setFailed] = React.useState<string | null>(null);

  /* preview-start */
  const getTreeItems = async (parentId?: string) => {
    try {
      const items = await fetchPlaces(parentId, isOffline);
      setFailed(null);
      return items;
    } catch (error) {
      setFailed(apiRef.current?.getItem(parentId ?? '')?.label ?? 'The warehouse');
      throw error; // the tree adds the red dot and keeps the item collapsed
    }
  };
  /* preview-end */

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch checked={isOffline} onChange={(event) => setIsOffline(event.target.checked)} />
        }
        label="Server is offline"
      />
      <Box sx={{ minBlockSize: 48 }} role="status">
        {failed && (
          <Alert severity="error">{failed} couldn’t be loaded. Expand it to try again.</Alert>
        )}
      </Box>
      <RichTreeViewPro
        apiRef={apiRef}
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        aria-label="Warehouse"
      />
    </Stack>
  );
}
