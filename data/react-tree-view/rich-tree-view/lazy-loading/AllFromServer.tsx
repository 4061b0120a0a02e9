import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { countPlaces, fetchPlaces } from '../../dataset/depotServer';

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
        <Button onClick={() => load(false)}>Reload</Button>
        <Button onClick={() => load(true)}>Reload with an error</Button>
      </Stack>
      {/* preview-start */}
      {state === 'loading' && <LinearProgress aria-label="Loading halls" />}
      {state === 'failed' && <Alert severity="error">The halls couldn’t be loaded.</Alert>}
      <RichTreeViewPro
        key={attempt}
        items={[]}
        dataSource={{ getChildrenCount: countPlaces, getTreeItems }}
        aria-label="Warehouse"
      />
      {/* preview-end */}
    </Stack>
  );
}
