import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces, halls } from '../../dataset/depotServer';

/* preview-start */
export default function ShortTtl() {
  const [cache] = React.useState(() => new DataSourceCacheDefault({ ttl: 10_000 }));
  const [requests, setRequests] = React.useState<string[]>([]);

  const getTreeItems = (parentId?: string) => {
    setRequests((log) => [...log, `/places?parent=${parentId}`].slice(-3));
    return fetchPlaces(parentId);
  };
  /* preview-end */

  return (
    <Stack spacing={1}>
      <Typography role="status">Last requests: {requests.join(', ') || 'none'}</Typography>
      <RichTreeViewPro
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        dataSourceCache={cache}
        aria-label="Warehouse"
      />
    </Stack>
  );
}
