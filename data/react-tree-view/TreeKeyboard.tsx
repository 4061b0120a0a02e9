import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { drive } from './dataset/drive';

const keys = [
  { key: 'Home', face: 'Home' },
  { key: 'ArrowUp', face: '↑', name: 'Arrow up' },
  { key: 'End', face: 'End' },
  { key: 'ArrowLeft', face: '←', name: 'Arrow left' },
  { key: 'ArrowDown', face: '↓', name: 'Arrow down' },
  { key: 'ArrowRight', face: '→', name: 'Arrow right' },
  { key: ' ', face: 'Space' },
  { key: '*', face: '*', name: 'Asterisk' },
  { key: 'Enter', face: 'Enter' },
];

export default function TreeKeyboard() {
  const apiRef = useTreeViewApiRef();
  const [focused, setFocused] = React.useState('footage');
  const [pressed, setPressed] = React.useState('');

  const send = (key: string) => {
    const item = apiRef.current?.getItemDOMElement(focused);
    item?.focus();
    item?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      <Box
        sx={{ flexGrow: 1, minInlineSize: 0, blockSize: { xs: 230, sm: 300 }, overflow: 'auto' }}
      >
        {/* preview-start */}
        <RichTreeView
          apiRef={apiRef}
          items={drive}
          defaultExpandedItems={['footage']}
          onItemFocus={(_event, itemId) => setFocused(itemId)}
          onKeyDown={(event) => setPressed(event.key)}
          aria-label="Project files"
        />
        {/* preview-end */}
      </Box>
      <Box
        role="group"
        aria-label="Keyboard"
        // Physical keys don't mirror in right-to-left pages.
        dir="ltr"
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, 1fr)', alignSelf: 'start' }}
      >
        {keys.map(({ key, face, name }) => (
          <Button
            key={key}
            variant={pressed === key ? 'contained' : 'outlined'}
            aria-label={name}
            onClick={() => send(key)}
            sx={{ textTransform: 'none', minBlockSize: 48 }}
          >
            {face}
          </Button>
        ))}
      </Box>
    </Stack>
  );
}
