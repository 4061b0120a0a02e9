import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { bedCount, fetchBeds } from '../dataset/garden';

const noItems: Awaited<ReturnType<typeof fetchBeds>> = [];
const namedSpinner = { slotProps: { loadingIcon: { 'aria-label': 'Loading' } } };

export default function LiveRegionLoading() {
  const [message, setMessage] = React.useState('');
  const dataSource = React.useMemo(
    () => ({
      getChildrenCount: bedCount,
      getTreeItems: async (parentId?: string) => {
        setMessage('Loading …');
        try {
          const beds = await fetchBeds(parentId);
          setMessage(`${beds.length} items loaded.`);
          return beds;
        } catch (error) {
          setMessage('The items could not be loaded. Open again to retry.');
          throw error;
        }
      },
    }),
    [],
  );
  return (
    <Stack spacing={1}>
      <Typography role="status" sx={{ minBlockSize: 24 }}>
        {message}
      </Typography>
      <RichTreeViewPro
        items={noItems}
        dataSource={dataSource}
        slotProps={{ item: namedSpinner }}
        aria-label="Beds, loaded on demand"
      />
    </Stack>
  );
}
