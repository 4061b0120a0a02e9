import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

export default function FocusAfterAdd() {
  const apiRef = useTreeViewApiRef();
  const [wards, setWards] = React.useState([{ id: 'ward-1', label: 'Ward 1' }]);
  const [added, setAdded] = React.useState<{ event: React.SyntheticEvent; id: string }>();
  /* preview-start */
  const items = React.useMemo(
    () => [{ id: 'second', label: 'Second floor', children: wards }],
    [wards],
  );
  const addWard = (event: React.SyntheticEvent) => {
    const id = `ward-${wards.length + 1}`;
    setWards([...wards, { id, label: `Ward ${wards.length + 1}` }]);
    setAdded({ event, id });
  };
  React.useEffect(() => {
    if (!added) return undefined;
    // The ward is mounted in the next frame.
    const frame = requestAnimationFrame(() => apiRef.current?.focusItem(added.event, added.id));
    return () => cancelAnimationFrame(frame);
  }, [added, apiRef]);
  /* preview-end */

  return (
    <Stack spacing={1}>
      <Button onClick={addWard} disabled={wards.length === 5} sx={{ alignSelf: 'start' }}>
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
