import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { gear } from '../../dataset/gear';

export default function ApiDisable() {
  const apiRef = useTreeViewApiRef();
  const setCooking = (shouldBeDisabled?: boolean) =>
    apiRef.current?.setIsItemDisabled({ itemId: 'cooking', shouldBeDisabled });
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setCooking(true)}>
          Disable “Cooking”
        </Button>
        <Button variant="outlined" onClick={() => setCooking(false)}>
          Enable it
        </Button>
        <Button variant="outlined" onClick={() => setCooking()}>
          Toggle it
        </Button>
      </Stack>
      <RichTreeView
        apiRef={apiRef}
        items={gear}
        defaultExpandedItems={['cooking']}
        aria-label="Gear, a department disabled from code"
      />
    </Stack>
  );
}
