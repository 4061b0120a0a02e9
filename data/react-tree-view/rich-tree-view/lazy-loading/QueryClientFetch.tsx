import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces, halls, type Place } from '../../dataset/depotServer';

/** Stands for the client of a query library: keeps answers by key. */
class QueryClient {
  private answers = new Map<string, Promise<Place[]>>();

  fetchQuery(key: string, queryFn: () => Promise<Place[]>) {
    const answer = this.answers.get(key) ?? queryFn();
    this.answers.set(key, answer);
    return answer;
  }
}

/** The client keeps the answers, so the tree needn't. */
const noCache: DataSourceCache = { get: () => undefined, set: () => {}, clear: () => {} };

export default function QueryClientFetch() {
  const [client] = React.useState(() => new QueryClient());
  const [asked, setAsked] = React.useState(0);
  const [sent, setSent] = React.useState(0);

  const getTreeItems = (parentId = 'root') => {
    setAsked((count) => count + 1);
    return client.fetchQuery(parentId, () => {
      setSent((count) => count + 1);
      return fetchPlaces(parentId);
    });
  };

  return (
    <Stack spacing={1}>
      <Typography role="status">
        The tree asked {asked} times, {sent} requests were sent
      </Typography>
      <RichTreeViewPro
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        dataSourceCache={noCache}
        aria-label="Depot with a query client"
      />
    </Stack>
  );
}
