import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, halls, type Place } from '../../dataset/depotServer';

/** Returns -1 once for each key that was marked as expired. */
class RefreshableCache extends DataSourceCacheDefault {
  private stale = new Set<string>();

  expire = (key: string) => this.stale.add(key);

  override get(key: string) {
    return this.stale.delete(key) ? -1 : super.get(key);
  }
}

export default function RefreshBranch() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new RefreshableCache({}));
  const [version, setVersion] = React.useState(0);
  const requests = React.useRef(0);

  const getTreeItems = async (parentId?: string): Promise<Place[]> => {
    requests.current += 1;
    const number = requests.current;
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    setVersion(number);
    return [1, 2].map((index) => ({
      id: `${parentId}-${number}-${index}`,
      label: `Pallet ${number}.${index}`,
      childrenCount: 0,
    }));
  };

  /* preview-start */
  const refresh = (itemId: string) => {
    cache.expire(itemId);
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: false });
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };
  /* preview-end */

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => refresh('hall-a')}>
        Refresh Hall A
      </Button>
      <Typography role="status">Responses received: {version}</Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        dataSourceCache={cache}
        sx={{ alignSelf: 'stretch' }}
        aria-label="Warehouse"
      />
    </Stack>
  );
}
