import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { depot, halls } from '../../dataset/depotServer';

type Entries = Parameters<DataSourceCache['set']>[1];

/** Keeps the two branches that were stored last. */
class SmallCache implements DataSourceCache {
  private branches = new Map<string, Entries>();

  constructor(private onChange: (keys: string[]) => void) {}

  get = (key: string) => this.branches.get(key);

  set = (key: string, value: Entries) => {
    this.branches.set(key, value);
    const [oldest] = this.branches.keys();
    if (this.branches.size > 2 && oldest !== undefined) this.branches.delete(oldest);
    this.onChange([...this.branches.keys()]);
  };

  clear = () => {
    this.branches.clear();
    this.onChange([]);
  };
}

export default function CustomCache() {
  const [keys, setKeys] = React.useState<string[]>([]);
  const [cache] = React.useState(() => new SmallCache(setKeys));
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button onClick={cache.clear}>Clear the cache</Button>
      <Typography role="status">In the cache: {keys.join(', ') || 'nothing'}</Typography>
      <RichTreeViewPro
        items={halls}
        dataSource={depot}
        dataSourceCache={cache}
        sx={{ inlineSize: '100%' }}
        aria-label="Depot with a small cache"
      />
    </Stack>
  );
}
