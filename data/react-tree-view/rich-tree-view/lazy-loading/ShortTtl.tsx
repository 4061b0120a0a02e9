import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces, halls } from '../../dataset/depotServer';

export default function ShortTtl() {
  const [cache] = React.useState(() => new DataSourceCacheDefault({ ttl: 10_000 }));
  const [requests, setRequests] = React.useState<string[]>([]);

  const getTreeItems = (parentId?: string) => {
    setRequests((log) => [...log, parentId ?? 'root'].slice(-5));
    return fetchPlaces(parentId);
  };

  return (
    <Stack spacing={1}>
      <Typography role="status">Last requests: {requests.join(', ') || 'none'}</Typography>
      <RichTreeViewPro
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        dataSourceCache={cache}
        aria-label="Depot, kept for 10 seconds"
      />
    </Stack>
  );
}
