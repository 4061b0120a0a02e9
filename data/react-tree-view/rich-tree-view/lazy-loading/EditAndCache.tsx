import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { depot, halls } from '../../dataset/depotServer';

const namedInput = { item: { slotProps: { labelInput: { 'aria-label': 'Name' } } } };

export default function EditAndCache() {
  const apiRef = useTreeViewApiRef();
  const [cache] = React.useState(() => new DataSourceCacheDefault({}));
  const [last, setLast] = React.useState('none');

  return (
    <Stack spacing={1}>
      <Typography role="status">Last update of the cache: {last}</Typography>
      <RichTreeViewPro
        apiRef={apiRef}
        items={halls}
        dataSource={depot}
        dataSourceCache={cache}
        isItemEditable
        /* preview-start */
        onItemLabelChange={(itemId, label) => {
          const key = apiRef.current?.getParentId(itemId) ?? 'root';
          const branch = cache.get(key);
          if (Array.isArray(branch)) {
            cache.set(
              key,
              branch.map((item) => (item.id === itemId ? { ...item, label } : item)),
            );
          }
          setLast(`${label} (key: ${key})`);
        }}
        /* preview-end */
        slotProps={namedInput}
        aria-label="Warehouse"
      />
    </Stack>
  );
}
