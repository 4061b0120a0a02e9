import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { garden } from '../dataset/garden';

const hiddenBoxes = { slotProps: { checkbox: { 'aria-hidden': true } } };

/** What a key does, as far as the tree decides. */
function effectOf(event: React.KeyboardEvent, multi: boolean, rtl: boolean): string {
  const range = multi && event.shiftKey;
  const inward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const outward = rtl ? 'ArrowRight' : 'ArrowLeft';
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return range ? 'moves and extends the selection' : 'moves the focus by one item';
    case inward:
      return 'opens the item, or moves to its first child';
    case outward:
      return 'closes the item, or moves to its parent';
    case 'Home':
    case 'End':
      return range && event.ctrlKey ? 'selects up to that end' : 'moves to that end';
    case 'Enter':
      return 'opens or closes a parent, selects another item';
    case ' ':
      return range ? 'selects from the last item to this one' : 'toggles the selection';
    case '*':
      return 'opens all siblings';
    default:
      return event.key.length === 1 ? 'jumps to the next label with this letter' : 'isn’t used';
  }
}

export default function TreeKeys() {
  const rtl = useTheme().direction === 'rtl';
  const [mode, setMode] = React.useState('single');
  const [last, setLast] = React.useState('Press a key in the tree');
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
        aria-label="Selection"
      >
        <ToggleButton value="single">Single</ToggleButton>
        <ToggleButton value="multi">Several</ToggleButton>
        <ToggleButton value="checkbox">Checkboxes</ToggleButton>
      </ToggleButtonGroup>
      <Typography>{last}</Typography>
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
    </Stack>
  );
}
