import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear, type Gear } from '../../dataset/gear';

const describe = ({ label, price, stock }: Gear) =>
  price == null ? `${label}: category` : `${label}: $${price}, ${stock} in stock`;

export default function ApiGetItem() {
  const apiRef = useTreeViewApiRef();
  const [product, setProduct] = React.useState<Gear | null>(null);
  return (
    <Stack spacing={2}>
      <Typography role="status">{product ? describe(product) : 'Select a product'}</Typography>
      {/* preview-start */}
      <RichTreeView
        apiRef={apiRef}
        items={gear}
        onSelectedItemsChange={(_event, itemId) => {
          setProduct(itemId === null ? null : (apiRef.current?.getItem(itemId) ?? null));
        }}
        defaultExpandedItems={['cooking']}
        aria-label="Outdoor gear"
      />
      {/* preview-end */}
    </Stack>
  );
}
