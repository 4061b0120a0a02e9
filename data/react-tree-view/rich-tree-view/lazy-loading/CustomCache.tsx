import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { depot, halls } from '../../dataset/depotServer';

type Entries = Parameters<DataSourceCache['set']>[1];

/** Keeps the last two branches that were loaded. */
/* preview-start */
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

  clear = () => this.branches.clear();
}
/* preview-end */

export default function CustomCache() {
  const [keys, setKeys] = React.useState<string[]>([]);
  const [cache] = React.useState(() => new SmallCache(setKeys));
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button
        onClick={() => {
          cache.clear();
          setKeys([]);
        }}
      >
        Clear cache
      </Button>
      <Typography role="status">Cached keys: {keys.join(', ') || 'none'}</Typography>
      <RichTreeViewPro
        items={halls}
        dataSource={depot}
        dataSourceCache={cache}
        sx={{ alignSelf: 'stretch' }}
        aria-label="Warehouse"
      />
    </Stack>
  );
}
