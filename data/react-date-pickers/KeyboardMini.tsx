import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const keys = [
  { key: 'ArrowLeft', face: '←', action: 'Previous section' },
  { key: 'ArrowRight', face: '→', action: 'Next section' },
  { key: 'ArrowUp', face: '↑', action: 'Increase by one' },
  { key: 'ArrowDown', face: '↓', action: 'Decrease by one' },
  { key: 'PageUp', face: 'Page ↑', action: 'Increase by five' },
  { key: 'PageDown', face: 'Page ↓', action: 'Decrease by five' },
  { key: 'Home', face: 'Home', action: 'Set to the minimum' },
  { key: 'End', face: 'End', action: 'Set to the maximum' },
  { key: 'Delete', face: 'Delete', action: 'Clear the section' },
];

export default function KeyboardMini() {
  const field = React.useRef<HTMLDivElement>(null);
  const section = React.useRef<Element>(null);
  const [pressed, setPressed] = React.useState<string>();

  const press = (key: string) => {
    const target = section.current ?? field.current?.querySelector('[role="spinbutton"]');
    if (!(target instanceof HTMLElement)) return;
    target.focus();
    // The field updates its active section one frame after the focus moves.
    requestAnimationFrame(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        ref={field}
        onFocus={(event) => {
          if (event.target.role === 'spinbutton') section.current = event.target;
        }}
        onKeyDown={(event) => setPressed(event.key)}
        onKeyUp={() => setPressed(undefined)}
        onBlur={() => setPressed(undefined)}
      >
        {/* preview-start */}
        <DateField
          label="Arrival"
          format="DD MMMM YYYY"
          defaultValue={dayjs('2026-06-12')}
          fullWidth
        />
        {/* preview-end */}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
        {keys.map(({ key, face, action }) => (
          <Button
            key={key}
            size="small"
            aria-label={`${key}: ${action}`}
            variant={pressed === key ? 'contained' : 'outlined'}
            sx={{ minInlineSize: 40, textTransform: 'none' }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(key)}
          >
            {face}
          </Button>
        ))}
      </Box>
      <Typography variant="body2" role="status" sx={{ minBlockSize: '1.5em' }}>
        {keys.find(({ key }) => key === pressed)?.action ?? 'You can also type digits and letters.'}
      </Typography>
    </LocalizationProvider>
  );
}
