import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, halls, type Place } from '../../dataset/depotServer';

/** Answers once with "expired" for a key that was marked: the tree then reads the branch anew. */
class RefreshableCache extends DataSourceCacheDefault {
  private stale = new Set<string>();

  refresh = (key: string) => this.stale.add(key);

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
  const refresh = (itemId: string) => {
    cache.refresh(itemId);
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: false });
    apiRef.current?.setItemExpansion({ itemId, shouldBeExpanded: true });
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Button variant="outlined" onClick={() => refresh('hall-a')}>
        Load Hall A again
      </Button>
      <Typography role="status">Answers of the server: {version}</Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        items={halls}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        dataSourceCache={cache}
        sx={{ inlineSize: '100%' }}
        aria-label="Depot with pallets that change"
      />
    </Stack>
  );
}
