import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces, halls, type Place } from '../../dataset/depotServer';

/** Replaces the client of a query library in this demo: it caches responses by key. */
class QueryClient {
  private responses = new Map<string, Promise<Place[]>>();

  fetchQuery(key: string, queryFn: () => Promise<Place[]>) {
    const response = this.responses.get(key) ?? queryFn();
    this.responses.set(key, response);
    return response;
  }
}

/** The client caches the responses, so the tree doesn't need to. */
const noCache: DataSourceCache = {
  get: (key) => (key === 'root' ? undefined : -1),
  set: () => {},
  clear: () => {},
};

export default function QueryClientFetch() {
  const [client] = React.useState(() => new QueryClient());
  const [calls, setCalls] = React.useState(0);
  const [requests, setRequests] = React.useState(0);

  /* preview-start */
  const getTreeItems = (parentId?: string) => {
    setCalls((count) => count + 1);
    return client.fetchQuery(parentId ?? 'root', () => {
      setRequests((count) => count + 1);
      return fetchPlaces(parentId);
    });
  };
  /* preview-end */

  return (
    <Stack spacing={1}>
      <Typography role="status">
        Calls of getTreeItems: {calls}, requests: {requests}
      </Typography>
      <RichTreeViewPro
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        dataSourceCache={noCache}
        aria-label="Warehouse"
      />
    </Stack>
  );
}
