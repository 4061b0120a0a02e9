import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces, type Place } from '../../dataset/depotServer';

const noItems: Place[] = [];

export default function AllFromServer() {
  const [state, setState] = React.useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = React.useState(0);
  const isDown = React.useRef(false);

  const load = (fail: boolean) => {
    isDown.current = fail;
    setState('loading');
    setAttempt((current) => current + 1);
  };
  const getTreeItems = async (parentId?: string) => {
    if (parentId !== undefined) return fetchPlaces(parentId);
    try {
      const items = await fetchPlaces(undefined, isDown.current);
      setState('ready');
      return items;
    } catch (error) {
      setState('failed');
      throw error;
    }
  };

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => load(false)}>Load again</Button>
        <Button onClick={() => load(true)}>Load and fail</Button>
      </Stack>
      {state === 'loading' && <LinearProgress aria-label="Halls are loading" />}
      {state === 'failed' && <Alert severity="error">The halls could not be loaded.</Alert>}
      <RichTreeViewPro
        key={attempt}
        items={noItems}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        aria-label="Depot, loaded from the start"
      />
    </Stack>
  );
}
