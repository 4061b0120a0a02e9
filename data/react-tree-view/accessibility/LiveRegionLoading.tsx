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
      /* preview-start */
      getTreeItems: async (parentId?: string) => {
        setMessage('Loading…');
        try {
          const beds = await fetchBeds(parentId);
          setMessage(`${beds.length} items were loaded.`);
          return beds;
        } catch (error) {
          setMessage('The items couldn’t be loaded. Expand the item again to retry.');
          throw error;
        }
      },
      /* preview-end */
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
        aria-label="Garden beds"
      />
    </Stack>
  );
}
