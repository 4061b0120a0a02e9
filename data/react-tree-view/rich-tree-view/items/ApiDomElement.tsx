import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ApiDomElement() {
  const apiRef = useTreeViewApiRef();
  /* preview-start */
  const scrollTo = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    element?.scrollIntoView({ block: 'nearest' });
  };
  /* preview-end */
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => scrollTo('tents')}>
          Scroll to Tents
        </Button>
        <Button size="small" variant="outlined" onClick={() => scrollTo('pot')}>
          Scroll to Pot set
        </Button>
      </Stack>
      <Box sx={{ blockSize: 140, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        <RichTreeView
          apiRef={apiRef}
          items={gear}
          defaultExpandedItems={['tents', 'sleeping', 'bags', 'cooking']}
          aria-label="Outdoor gear"
        />
      </Box>
    </Stack>
  );
}
