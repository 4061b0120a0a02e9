import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ApiDisable() {
  /* preview-start */
  const apiRef = useTreeViewApiRef();
  const setCookingDisabled = (shouldBeDisabled?: boolean) =>
    apiRef.current?.setIsItemDisabled({ itemId: 'cooking', shouldBeDisabled });
  /* preview-end */
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setCookingDisabled(true)}>
          Disable Cooking
        </Button>
        <Button variant="outlined" onClick={() => setCookingDisabled(false)}>
          Enable Cooking
        </Button>
        <Button variant="outlined" onClick={() => setCookingDisabled()}>
          Toggle Cooking
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={gear}
        defaultExpandedItems={['cooking']}
        aria-label="Outdoor gear"
      />
    </Stack>
  );
}
