import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { depot, halls } from '../../dataset/depotServer';

const namedInput = { item: { slotProps: { labelInput: { 'aria-label': 'New name' } } } };

export default function EditAndCache() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));
  const [last, setLast] = React.useState('none');

  const rename = (itemId: string, label: string) => {
    const key = apiRef.current?.getParentId(itemId) ?? 'root';
    const branch = cache.get(key);
    if (Array.isArray(branch)) {
      cache.set(
        key,
        branch.map((item) => (item.id === itemId ? { ...item, label } : item)),
      );
    }
    setLast(`${itemId} in ${key}`);
  };

  return (
    <Stack spacing={1}>
      <Typography role="status">Renamed in the cache: {last}</Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        items={halls}
        dataSource={depot}
        dataSourceCache={cache}
        isItemEditable
        onItemLabelChange={rename}
        slotProps={namedInput}
        aria-label="Depot with names to change"
      />
    </Stack>
  );
}
