import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const floor = (rooms: number) => [
  {
    id: 'second',
    label: 'Second floor',
    children: Array.from({ length: rooms }, (_, index) => ({
      id: `room-${index + 1}`,
      label: `Ward ${index + 1}`,
    })),
  },
];

export default function FocusAfterAdd() {
  const apiRef = useTreeViewApiRef();
  const [rooms, setRooms] = React.useState(2);
  const [added, setAdded] = React.useState<React.SyntheticEvent | null>(null);
  const items = React.useMemo(() => floor(rooms), [rooms]);

  React.useEffect(() => {
    if (!added) return undefined;
    const frame = requestAnimationFrame(() => apiRef.current?.focusItem(added, `room-${rooms}`));
    return () => cancelAnimationFrame(frame);
  }, [added, rooms, apiRef]);

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        disabled={rooms === 6}
        onClick={(event) => {
          setRooms(rooms + 1);
          setAdded(event);
        }}
        sx={{ alignSelf: 'start' }}
      >
        Add a ward
      </Button>
      <RichTreeView
        apiRef={apiRef}
        items={items}
        defaultExpandedItems={['second']}
        aria-label="Wards"
      />
    </Stack>
  );
}
