import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { garden } from '../dataset/garden';

const hiddenBoxes = { slotProps: { checkbox: { 'aria-hidden': true } } };

/** Describes what the tree does when users press a key. */
function effectOf(event: React.KeyboardEvent, multi: boolean, rtl: boolean): string {
  const ctrl = event.ctrlKey || event.metaKey;
  const range = multi && event.shiftKey;
  const inward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const outward = rtl ? 'ArrowRight' : 'ArrowLeft';
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return range ? 'moves the focus and extends the selection' : 'moves the focus by one item';
    case inward:
      return 'expands the item, or moves to its first child';
    case outward:
      return 'collapses the item, or moves to its parent';
    case 'Home':
      return range && ctrl ? 'selects up to the first item' : 'moves to the first item';
    case 'End':
      return range && ctrl ? 'selects down to the last item' : 'moves to the last item';
    case 'Enter':
      return 'expands or collapses a parent, or selects another item';
    case ' ':
      return range ? 'selects from the last selected item to this one' : 'toggles the selection';
    case '*':
      return 'expands all siblings';
    default:
      if (ctrl && event.key.toLowerCase() === 'a' && multi) return 'selects all visible items';
      return !ctrl && !event.shiftKey && event.key.length === 1
        ? 'moves to the next label with this first letter'
        : 'isn’t used by the tree';
  }
}

export default function TreeKeys() {
  const rtl = useTheme().direction === 'rtl';
  const [mode, setMode] = React.useState('single');
  const [last, setLast] = React.useState('Focus the tree and press a key');
  const multi = mode !== 'single';

  const explain = (event: React.KeyboardEvent) => {
    const modifiers = `${event.ctrlKey ? 'Ctrl + ' : ''}${event.shiftKey ? 'Shift + ' : ''}`;
    const key = event.key === ' ' ? 'Space' : event.key;
    setLast(`${modifiers}${key}: ${effectOf(event, multi, rtl)}`);
  };
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={mode}
        onChange={(_event, value: string | null) => value && setMode(value)}
        aria-label="Selection mode"
      >
        <ToggleButton value="single">Single</ToggleButton>
        <ToggleButton value="multi">Multiple</ToggleButton>
        <ToggleButton value="checkbox">Checkboxes</ToggleButton>
      </ToggleButtonGroup>
      <Typography>{last}</Typography>
      {/* preview-start */}
      <RichTreeView
        key={mode}
        items={garden}
        multiSelect={multi}
        checkboxSelection={mode === 'checkbox'}
        slotProps={{ item: hiddenBoxes }}
        defaultExpandedItems={['ferns']}
        onKeyDown={explain}
        aria-label="Garden"
      />
      {/* preview-end */}
    </Stack>
  );
}
