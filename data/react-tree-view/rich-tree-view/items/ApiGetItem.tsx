import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

export default function ApiGetItem() {
  const apiRef = useTreeViewApiRef();
  const [item, setItem] = React.useState<Gear | null>(null);
  return (
    <Stack spacing={2}>
      <Typography role="status">
        {item === null
          ? 'Select a product.'
          : `${item.label}: ${item.price == null ? 'a category' : `€${item.price}, ${item.stock} in stock`}`}
      </Typography>
      <RichTreeView
        apiRef={apiRef}
        items={gear}
        defaultExpandedItems={['cooking']}
        onSelectedItemsChange={(_event, id) =>
          setItem(id === null ? null : (apiRef.current?.getItem(id) ?? null))
        }
        aria-label="Gear, details on selection"
      />
    </Stack>
  );
}
