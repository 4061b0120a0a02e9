import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const pages = [
  'Profile',
  'Password',
  'Language',
  'Sessions',
  'Devices',
  'Data export',
  'Integrations',
];

export default function ScrollToItem() {
  /* preview-start */
  const apiRef = useTreeViewApiRef();
  const scrollTo = (itemId: string) => {
    const element = apiRef.current?.getItemDOMElement(itemId);
    element?.scrollIntoView({ block: 'nearest' });
  };
  /* preview-end */
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1}>
        <Button size="small" variant="outlined" onClick={() => scrollTo('Profile')}>
          Scroll to Profile
        </Button>
        <Button size="small" variant="outlined" onClick={() => scrollTo('Integrations')}>
          Scroll to Integrations
        </Button>
      </Stack>
      <Box sx={{ blockSize: 140, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        <SimpleTreeView
          apiRef={apiRef}
          aria-label="Account settings"
          defaultExpandedItems={['account']}
        >
          <TreeItem itemId="account" label="Account">
            {pages.map((page) => (
              <TreeItem key={page} itemId={page} label={page} />
            ))}
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
